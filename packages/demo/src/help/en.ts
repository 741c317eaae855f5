import type { HelpWords } from './help.ts'

export const en: HelpWords = {
  topics: {
    finding: 'Finding a machine',
    checking: 'Checking a machine',
    buying: 'Payment and collection',
    export: 'Export and documents',
    account: 'Language, currency and privacy',
  },
  articles: {
    searchForAModel: {
      title: 'How do I search for a model?',
      summary: 'Type the model the way you say it: PC200, 3CX, or a stock number.',
      body: 'Narrow the list by category, brand and emirate.',
      keywords: 'find machine, filter, stock number',
    },
    whereTheMachinesAre: {
      title: 'Where are the machines?',
      summary: 'In the yard named on each page.',
      body: 'Every card shows the emirate, so you know before you drive.',
    },
    soldMachines: {
      title: 'Why is a sold machine still shown?',
      summary: 'So that prices stay public.',
      body: 'The page says clearly that the machine is sold.',
    },
    grades: {
      title: 'What do the grades A to E mean?',
      summary: 'A is like new, B good, C job ready, D needs repair, E for parts.',
      body: 'The criteria are age, hours and wear; see the machine’s page.',
      keywords: 'condition, criteria',
    },
    operatingHours: {
      title: 'Can I trust the hours?',
      summary: 'The page shows the source of the figure.',
      body: 'Compare it with wear on the pedals, seat and undercarriage, and ask for the ECU reading.',
    },
    ownInspector: {
      title: 'Can I bring my own inspector?',
      summary: 'Yes. Book a time with the yard.',
      body: 'You are entitled to a cold start and to inspect the underside.',
    },
    sellersGrade: {
      title: 'Who grades a machine that has not been inspected?',
      summary:
        'The seller. Such a grade is marked “Seller’s grade” on the list, on the machine’s page and in its passport, and it carries no checked points.',
      body: 'Ask for an inspection, or bring your own inspector.',
    },
    twoPrices: {
      title: 'Why are there two prices?',
      summary: 'The main price is in the currency you chose.',
      body: 'The smaller one is in the seller’s currency, and that one counts.',
    },
    newBankDetails: {
      title: 'A seller sent me new bank details. What should I do?',
      summary: 'Do not pay.',
      body: 'Pay only to the account on an Ironsouq invoice, and report the message to us.',
      keywords: 'fraud, scam, transfer, IBAN',
    },
    vat: {
      title: 'Is VAT included?',
      summary: 'Your quote will say.',
      body: 'UAE VAT is 5%; exports may be zero-rated once the exit documents are received.',
      keywords: 'tax, zero rate',
    },
    returnGoods: {
      title: 'How do I return goods from the mall?',
      summary: 'Write to the store within the return window of your order.',
      body: '1. Open the order under **My account**, **My orders**. It shows until when goods can be returned; the time begins with the receipt.\n2. Choose **Message the store** and say what you want to return and why. Photos help.\n3. Agree with the store where the goods go and how you get your money back.\n\nIf the store does not answer, write to our customer service.',
      keywords: 'return, refund, guarantee, days',
    },
    exportedMachines: {
      title: 'Which machines can be exported?',
      summary: 'Most of them.',
      body: 'Check the customs status on the page: free zone, duty paid, UAE registered or export only.',
    },
    enginesAndDiesel: {
      title: 'Which engine can I use in my country?',
      summary: 'Check the emission standard.',
      body: 'Tier 4 and Stage V engines need low-sulphur diesel; where it is not available, an older-tier engine lasts longer.',
    },
    languageAndCurrency: {
      title: 'How do I change language or currency?',
      summary: 'At the top of every page.',
      body: 'Your page and filters stay as they are, and your choice is remembered for six months.',
    },
    whatWeKnow: {
      title: 'What do you know about me?',
      summary: 'As a visitor: the language, currency and destination you chose.',
      body: 'Page views are counted without your IP address and cannot be linked from day to day.',
    },
  },
}
