import type { Content } from './content-words.ts'

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
    '<p>Used heavy equipment in the UAE: <strong>graded by published criteria</strong>, shown with hours and wear, sold with documents.</p>',
  companyAddress: 'Gate 2, Al Sajaa Industrial Area, Sharjah, United Arab Emirates',
  certifications: {
    inspection: {
      name: 'Independent inspection',
      title: '{least} to {most} checkpoints, depending on the machine type',
      details:
        'An inspector checks {least} to {most} points in the yard, depending on the machine type, from cold start to track or tyre wear. You can open the report with all readings, remarks and photos. If the inspector works for the seller, the page says so.',
      standards:
        'Inspection checklist per machine type; wear as a percentage of the manufacturer’s limit',
    },
    lifting: {
      name: 'Third-party lifting certificate (TPI)',
      title: 'Load-tested by an approved inspection body',
      details:
        'For cranes, forklifts, hoists and access platforms. The certificate states the serial number, the tests carried out and the safe working load. Valid for 12 months; the expiry date is shown.',
      standards: 'Inspection body to ISO/IEC 17020; crane inspection to ISO 9927-1',
    },
    hours: {
      name: 'Verified hours',
      title: 'Hours read from the engine control unit (ECU)',
      details:
        'We read the engine hours from the control unit and compare them with the hour meter in the cab. Any difference is shown on the page.',
      standards:
        'SAE J1939 engine hours; ISO 15143-3 telematics where the manufacturer provides them',
    },
    papers: {
      name: 'Customs and ownership documents',
      title: 'Ownership and duty status',
      details:
        'We compare the customs declaration and the proof of ownership with the serial number stamped on the machine. The customs status on the page is based on these documents.',
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
      body: 'Search by model or stock number in any of ten languages. Narrow the results by category, brand and emirate.',
    },
    {
      title: 'Check',
      body: 'See the grade from A to E and how it is set, the hours, wear and customs status. Then view the machine in the yard.',
    },
    {
      title: 'Request a quote or bid',
      body: 'Request a quote for one machine or several, or bid in a timed auction. Bids are binding; the closing rules are shown next to the bid button.',
    },
    {
      title: 'Collect',
      body: 'Pay to the account on the invoice, then collect the machine from the yard or have it loaded for road or sea transport. Documents are handed over with the machine.',
    },
  ],
}
