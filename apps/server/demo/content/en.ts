import type { Content } from './content.ts'

const YARD =
  'Monday to Friday 08:00 to 18:00, closed Friday 11:30 to 14:30. Saturday 08:00 to 14:00'
const DESK = 'Monday to Friday 08:00 to 17:00, closed Friday 11:30 to 14:30'

export const en: Content = {
  currencies: {
    USD: 'US dollar',
    AED: 'UAE dirham',
    SAR: 'Saudi riyal',
    EUR: 'Euro',
    CNY: 'Chinese yuan',
    KRW: 'South Korean won',
  },
  companyName: 'Ironsouq',
  companyInfo:
    '<p>Used heavy equipment in the Emirates: <strong>graded by a published rule</strong>, shown with its hours and its wear, sold with its papers.</p>',
  certifications: {
    inspection: {
      name: 'Independent inspection',
      title: '{least} to {most} points, by type of machine',
      details:
        'An inspector checks every point that a machine of its type has, {least} to {most} of them, from the cold start to the wear of tracks or tyres. Readings, remarks and pictures are in the report, which you can open. Where the inspector works for the seller, the page says so.',
      standards: 'Inspection sheet by type of machine; wear in per cent of the maker’s limit',
    },
    lifting: {
      name: 'Third-party lifting certificate (TPI)',
      title: 'Load-tested by an approved body',
      details:
        'For cranes, forklifts, hoists and work platforms: the certificate states the serial number, the tests and the safe working load. It is good for twelve months, and its last day is shown.',
      standards: 'Inspection body to ISO/IEC 17020; crane inspection to ISO 9927-1',
    },
    hours: {
      name: 'Hours proof',
      title: 'Hours read from the control unit',
      details:
        'The engine hours are read from the control unit (ECU) and set beside the meter in the cab. Where the two differ, the page says by how much.',
      standards: 'SAE J1939 engine hours; ISO 15143-3 telematics where the maker sends them',
    },
    papers: {
      name: 'Customs and ownership papers',
      title: 'Who owns it, and what duty is paid',
      details:
        'The customs declaration and the ownership paper are compared with the serial number stamped on the machine. The customs status on the page follows from them.',
      standards:
        'Customs declaration, ownership certificate or purchase invoice, stamped serial number',
    },
  },
  articles: {
    'company-news': 'Company news',
    market: 'Market',
    auctions: 'Auctions',
    guides: 'Guides',
    notices: 'Notices',
  },
  phrases: ['PC200', '3CX', 'rough-terrain crane', '966H', 'telehandler'],
  steps: [
    {
      title: 'Find',
      body: 'Search by model or stock number in any of ten languages, and narrow it down by category, brand and emirate.',
    },
    {
      title: 'Judge',
      body: 'Read the grade from A to E and the rule behind it, the hours, the wear and the customs status. Then see the machine in the yard.',
    },
    {
      title: 'Ask or bid',
      body: 'Ask for a price on one machine or several, or bid in a timed sale. A bid is binding, and the closing rules are printed beside it.',
    },
    {
      title: 'Collect',
      body: 'Pay to the account on the invoice, then collect from the yard or have the machine loaded for the road or the port. Its papers leave with it.',
    },
  ],
  outlets: {
    sajaa: {
      name: 'Al Sajaa, main yard',
      address: 'Gate 2, Al Sajaa Industrial Area, Sharjah',
      hours: YARD,
    },
    industrialArea: {
      name: 'Sharjah Industrial Area',
      address: 'Industrial Area 13, plot 48, Sharjah',
      hours: DESK,
    },
    rasAlKhor: {
      name: 'Ras Al Khor',
      address: 'Ras Al Khor Industrial Area 2, Dubai',
      hours: YARD,
    },
    mussafah: { name: 'Mussafah', address: 'Mussafah M-37, Abu Dhabi', hours: YARD },
    ghail: { name: 'Al Ghail', address: 'Al Ghail Industrial Zone, Ras Al Khaimah', hours: DESK },
  },
  news: {
    lowBeds: {
      title: 'Al Sajaa opens gate 2 to low-beds from 06:00',
      summary:
        'Hauliers who book the day before can load at gate 2 in Al Sajaa two hours before the yard opens. The gate has 4.5 m of clear height, and a machine leaves only with its gate pass.',
    },
    hoursPrice: {
      title: 'What a thousand hours cost a 20-tonne excavator',
      summary:
        'Between two machines of the same year, each 1,000 hours above the usual take about 4% off the asking price. A low meter raises it in the same way, but by 20% at the most.',
    },
    craneDate: {
      title: 'Buying a crane: look at the certificate date first',
      summary:
        'Before they lift in Dubai, cranes, hoists and forklifts must be tested every twelve months by an approved body. One whose certificate has run out may be sold; plan for the test before it goes to work.',
    },
    diesel: {
      title: 'Exporting a Tier 4 machine: ask about the diesel first',
      summary:
        'Engines to Tier 4 and Stage V need diesel with at most 15 ppm of sulphur. Where the pumps sell more than that, a Tier 3 machine of the same size is the safer purchase.',
    },
  },
}
