import type { NewsWords } from './news.ts'

export const en: NewsWords = {
  lowBeds: {
    title: 'Al Sajaa: gate 2 now open to low-beds from 06:00',
    summary:
      'Hauliers who book the day before can load at gate 2 in Al Sajaa two hours before the yard opens. Clear height at the gate is 4.5 m. Every machine needs a gate pass to leave.',
    body: `Until now, low-beds waited at gate 1 together with visitors. From 06:00 to 08:00, gate 2 is reserved for booked loading.

## How to book

- Send the stock number and the truck’s plate by 16:00 the day before.
- Bring the gate pass: it names the serial number of the machine.
- Loads higher than 4.5 m leave by gate 1, after 08:00.`,
  },
  hoursPrice: {
    title: 'What 1,000 extra hours do to the price of a 20-tonne excavator',
    summary:
      'For machines of the same year, every 1,000 hours above average lowers the asking price by about 4%. Low hours raise it at the same rate, by up to 20%.',
    body: `We compared asking prices of the same model and year. A 20-tonne excavator works about 1,200 to 1,600 hours a year in the UAE; machines far above that cost less, machines far below cost more.

The guide price on each page already includes the hours. Check first whether they are verified: **verified hours** are read from the engine control unit.

- Compare the hours with the typical hours on the page.
- Look at wear as well: tracks and pins tell more than the meter.`,
  },
  craneDate: {
    title: 'Buying a crane? Check the certificate date first',
    summary:
      'In Dubai, cranes, hoists and forklifts must be tested every 12 months by an approved body. A machine with an expired certificate can still be sold, but needs a new test before it can work.',
    body: `The certificate names the serial number, the tests and the safe working load. The page of a crane shows when it expires.

> A certificate belongs to one machine. Compare its serial number with the plate.

- Less than two months left: ask the seller who pays for the next test.
- For work outside Dubai, ask the client which inspection bodies they accept.`,
  },
  diesel: {
    title: 'Exporting a Tier 4 machine? Check the local diesel first',
    summary:
      'Tier 4 and Stage V engines need diesel with no more than 15 ppm of sulphur. Where local diesel contains more, a Tier 3 machine of the same size is the safer choice.',
    body: `Sulphur blocks the particulate filter. In the UAE diesel has 10 ppm, so every engine runs here; many destinations sell 500 ppm or more.

Choose your destination at the top of the page. Each machine then shows whether its engine suits the diesel sold there, next to the landed price.`,
  },
  meterCheck: {
    title: 'Three checks before you trust an hour meter',
    summary:
      'Pedals, seat and pins age with the hours. If they look older than the meter, ask for the engine control unit reading.',
    body: `Compare the meter with the wear in the report. Where hours are **verified**, they were read from the engine control unit. Where they are not, the page says so.`,
  },
  middayBreak: {
    title: 'Midday break: book viewings in the morning',
    summary:
      'From 15 June to 15 September, outdoor work stops from 12:30 to 15:00 in the UAE. This also applies to demonstrations in our yards.',
    body: `Ask for a cold start early in the day: it shows smoke and battery condition best. Book a time on the page of the machine.`,
  },
  passport: {
    title: 'Every machine now has a passport',
    summary:
      'The machine passport is a PDF with the facts, documents and inspection of a machine, in your language.',
    body: `Open the page of a machine and download the passport. It states how each fact was verified, so you can pass it on to a partner or a bank.`,
  },
  rollerDrum: {
    title: 'Buying a roller? Look at the drum first',
    summary:
      'A worn drum or tired rubber mounts cost more than an old engine. Both can be seen within minutes.',
    body: `Look along the drum for flat spots and cracks. Run the vibration for a minute and watch the mounts. Then read the findings in the inspection report.`,
  },
  forkliftTest: {
    title: 'Forklifts need a test certificate too',
    summary:
      'A forklift lifts loads, so it needs a third-party certificate like a crane. Check the expiry date before you plan the delivery.',
    body: `The certificate states the serial number and the safe working load at the load centre. If it has expired, plan a new test before the first working day.`,
  },
  cooling: {
    title: 'GCC cooling: what it means on a page',
    summary:
      'Machines built for the Gulf have larger radiators and fans. On a day with 48 °C that decides whether they keep working.',
    body: `The page of each machine states whether it has GCC cooling. Machines with standard cooling suit cooler destinations.`,
  },
  shipping: {
    title: 'Ro-ro or flat rack? How machines travel',
    summary:
      'Machines that drive go on ro-ro ships. Long or dismantled ones go on flat racks. Size and weight decide the price.',
    body: `Each page states length, width, height and weight. Choose your destination to see the landed price.`,
  },
  languages: {
    title: 'Ironsouq speaks ten languages',
    summary:
      'Search, machine pages and documents are available in ten languages, right-to-left where the language needs it.',
    body: `Listings are data, not prose: hours, wear and findings mean the same in every language. Choose yours at the top of the page.`,
  },
}
