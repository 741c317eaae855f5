import type { PageWords } from './page-words.ts'

export const en: PageWords = {
  about: {
    title: 'Used machines you can check before you buy',
    summary:
      'Buyers of used machines rarely lack offers. What they lack is reliable facts about one machine: its hours, its wear, its documents. Ironsouq is built around those facts.',
    promises: {
      heading: 'What we promise',
      items: [
        {
          title: 'Defects are shown',
          text: 'A leak, a repaint, a missing service book: it is on the page, or we take responsibility.',
        },
        {
          title: 'Grades cannot be bought',
          text: 'Grades A to E follow published criteria: age, hours and wear. The same for every seller.',
        },
        {
          title: 'The same facts in every language',
          text: 'Listings are measurements and standard terms, not free text, so all ten languages say the same.',
        },
        {
          title: 'Every grade says who gave it',
          text: 'The grade of a machine that nobody has inspected is the seller’s own and is marked as such.',
        },
      ],
    },
    earning: {
      heading: 'How we make money',
      text: 'A fee on each sale, the same for everyone, and inspections paid by the seller. No seller can buy a better grade or a higher position.',
    },
  },
  template:
    'Template. A lawyer must review and approve this text before it is used, and the operator’s legal name, licence and address must be added.',
  terms: {
    title: 'Terms',
    clauses: [
      {
        title: 'Who we are and what we do',
        text: 'Ironsouq operates a marketplace for used heavy equipment and parts in the United Arab Emirates. Where we own a machine, its page says so. Otherwise the contract of sale is between you and the seller: we introduce you, inspect where the page says we did, and keep the records. We do not act as notary, customs broker, bank, insurer or carrier, and we do not give legal or tax advice.',
        short: 'We run the marketplace and keep the records. The seller is usually someone else.',
      },
      {
        title: 'Your account',
        text: 'You can view every machine without an account. To inquire, save or bid you need one, with accurate details, for one person or company. Keep your password confidential and tell us within one day if you think someone else knows it. Before you bid or open a store, we may ask for a trade licence and proof of identity.',
        short:
          'Browsing is free. One account per person or company, and verification before any payment.',
      },
      {
        title: 'Listings',
        text: 'The seller is responsible for the listing: brand, model, year, hours, serial number, condition and ownership. A machine must be free of liens, or the lien must be disclosed on its page. We may correct, hide or remove a listing that is wrong, doubtful or unlawful, and will say why. Sold machines keep their page so that prices stay public.',
        short: 'What the page says must be true, and defects stay on it.',
      },
      {
        title: 'Prices, tax and currency',
        text: 'Prices are in the currency of the listing. Amounts in other currencies are for information and use the rate shown at that moment; you are charged the amount in the order or quote. UAE VAT of 5% applies unless the page says otherwise; exports may be zero-rated once the exit documents are received. Customs duty and transport are at your cost unless the quote includes them.',
        short: 'The currency of the listing counts. Other amounts are for information.',
      },
      {
        title: 'Inspection and grades',
        text: 'A report states what the inspector saw and measured on its date. Grades A to E follow the published criteria and cannot be bought. A report is not a warranty, but if it was wrong in a way that affects price or use, you may claim under section 8.',
        short: 'If the report was wrong, we are responsible. Later wear is not covered.',
      },
      {
        title: 'Inquiries, quotes and auctions',
        text: 'An inquiry is not binding. A quote binds the seller until the time stated on it, and binds you once you accept it. Auctions are timed and take place online on this website; viewing is in the yard. A bid is an irrevocable offer; the highest accepted bid at closing forms the contract if any reserve is met. The rules and fees of an auction are shown on its page before it opens. Our server time is final.',
        short: 'Inquiries are free. Accepting a quote or placing a bid is binding.',
      },
      {
        title: 'Payment and collection',
        text: 'Pay only to the account on an Ironsouq invoice or by the methods shown at checkout, within three business days unless the invoice says otherwise. Never pay to an account sent to you in a message. Ownership and risk pass to you when the machine is paid in full and handed over. Storage is free for ten days after payment; after that the yard’s daily rate on the invoice applies.',
        short:
          'Three business days to pay, ten days to collect. Bank details sent in a chat are a fraud attempt: report them to us.',
      },
      {
        title: 'Claims and returns',
        text: 'Claim within 14 days of collection, with photos. We reply within 7 days. If we agree, we pay for the repair, reduce the price or take the machine back. Parts and other marketplace goods can be returned as stated on their page, and your rights under UAE consumer law always apply.',
        short: '14 days to claim, 7 days for our reply.',
      },
      {
        title: 'Acceptable use',
        text: 'Do not scrape the catalogue, bid on your own goods, post content you do not own, avoid our fees after we introduced you, or disrupt the service. We may restrict or close accounts that do, after hearing you where possible. You keep the rights to what you upload and allow us to show it for as long as the listing or its sold page exists.',
        short: 'Trade fairly.',
      },
      {
        title: 'Our liability',
        text: 'We provide our service with reasonable skill and care. We are not liable for the acts of sellers or carriers or for loss of profit, unless the law requires it. Nothing here limits liability for fraud, gross negligence or personal injury, or rights that cannot be waived under UAE law.',
        short: 'We are responsible for our own work, not for that of others.',
      },
      {
        title: 'Complaints, law and changes',
        text: 'The law of the United Arab Emirates applies. Contact us first with any complaint; after that either party may ask the consumer authority of its emirate to mediate. The courts of Sharjah have jurisdiction unless the law gives you another court. We announce changes to these terms at least 14 days in advance; earlier agreements follow the earlier terms. The Arabic version prevails in UAE courts.',
        short: 'Talk to us first, then mediation, then court. Changes are always announced.',
      },
    ],
  },
  privacy: {
    title: 'Privacy',
    clauses: [
      {
        title: 'Who is responsible',
        text: 'Ironsouq is the controller of the personal data described here under Federal Decree-Law 45 of 2021 on the protection of personal data, and under other laws where they apply to you.',
        short: 'Contact us at any time; a person will reply.',
      },
      {
        title: 'What data we collect, and why',
        text: 'Visitors: the language, currency and destination you chose, in cookies, and daily page counts without your IP address and without linking one day to the next. Members: name, contact details, company, settings, and the machines you saved and viewed, because the service cannot work without them. Viewings and inquiries: the name and contact details you give for them. Security: browser, operating system, network and country of each login. Buyers and sellers: identity and tax documents where required by law.',
        short: 'Only what the service needs.',
      },
      {
        title: 'Cookies',
        text: 'We set the cookies lang, currency and destination for six months when you choose them. When you log in, we set the cookies token and signed for your session, and the cookie device for one year so that we recognise your device. Short-lived cookies carry you through login, registration and password reset. No advertising cookies, no third-party tracking. We honour Do Not Track and Global Privacy Control.',
        short: 'Only cookies the site needs, none for tracking.',
      },
      {
        title: 'Who can see it',
        text: 'If you book a viewing or send an inquiry, the seller and the yard see the name and contact details you give for it. The other party to your deal sees what it needs for the deal. Hosting, email and payment providers and carriers work for us under contract. Authorities receive what the law requires. We do not sell data.',
        short: 'We never sell your data.',
      },
      {
        title: 'Where it is kept, and for how long',
        text: 'If personal data leaves the UAE, the safeguards required by law apply. Account data is kept until you delete your account. We delete viewed machines and security logs after 90 days, viewing appointments 90 days after their date, notifications after 180 days, ended sessions after 7 days, known devices 400 days after their last use, changes to login details 30 days after the last day to undo them, and data exports after 3 days. Subscriptions to the weekly email are deleted after 30 days if never confirmed, and 400 days after sign-up if cancelled. Tax records are kept for the period required by law. The log of staff actions and the price and sales history of machines are kept permanently.',
        short: 'No longer than stated here.',
      },
      {
        title: 'Your rights',
        text: 'You may access, correct, transfer and delete your data, restrict or object to its use, and withdraw consent at any time. You can download your data and delete your account under My account, and unsubscribe from the weekly email with one click. We reply to other requests within one month.',
        short: 'Most of it you can do yourself, under My account.',
      },
      {
        title: 'Security and children',
        text: 'Passwords are stored so that nobody can read them, connections are encrypted, and staff access is logged. If a breach puts you at risk, we tell you and the authority without delay. The service is for adults in the trade and not for anyone under 18.',
        short: 'Encrypted and logged. If something goes wrong, we tell you.',
      },
      {
        title: 'Privacy complaints',
        text: 'If you think we handle your data wrongly, contact us first. You may also complain to the UAE Data Office at any time. A complaint has no effect on your account or your purchases.',
        short: 'Tell us, or complain to the UAE Data Office.',
      },
    ],
  },
}
