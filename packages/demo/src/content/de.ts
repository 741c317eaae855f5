import type { Content } from './content-words.ts'

export const de: Content = {
  currencies: {
    USD: 'US-Dollar',
    AED: 'VAE-Dirham',
    SAR: 'Saudi-Riyal',
    EUR: 'Euro',
    CNY: 'Chinesischer Yuan',
    KRW: 'Südkoreanischer Won',
  },
  companyName: 'Ironsouq',
  companyInfo:
    '<p>Gebrauchte Baumaschinen in den VAE: <strong>nach veröffentlichten Kriterien eingestuft</strong>, mit Angaben zu Stunden und Verschleiß und mit Papieren.</p>',
  companyAddress: 'Tor 2, Industriegebiet Al Sajaa, Schardscha, Vereinigte Arabische Emirate',
  certifications: {
    inspection: {
      name: 'Unabhängige Prüfung',
      title: '{least} bis {most} Prüfpunkte, je nach Maschinentyp',
      details:
        'Ein Prüfer untersucht auf dem Platz je nach Maschinentyp {least} bis {most} Punkte, vom Kaltstart bis zum Verschleiß von Ketten oder Reifen. Den Bericht mit allen Messwerten, Bemerkungen und Fotos können Sie öffnen. Arbeitet der Prüfer für den Verkäufer, steht das auf der Seite.',
      standards: 'Prüfliste je Maschinentyp; Verschleiß in Prozent der Herstellergrenze',
    },
    lifting: {
      name: 'Hebezeug-Zertifikat einer unabhängigen Stelle (TPI)',
      title: 'Lastprüfung durch eine zugelassene Prüfstelle',
      details:
        'Für Krane, Gabelstapler, Aufzüge und Arbeitsbühnen. Das Zertifikat nennt Seriennummer, durchgeführte Prüfungen und zulässige Tragfähigkeit. Es gilt 12 Monate; das Ablaufdatum wird angezeigt.',
      standards: 'Prüfstelle nach ISO/IEC 17020; Kranprüfung nach ISO 9927-1',
    },
    hours: {
      name: 'Nachgewiesene Betriebsstunden',
      title: 'Stunden aus dem Motorsteuergerät (ECU) ausgelesen',
      details:
        'Wir lesen die Motorstunden aus dem Steuergerät aus und vergleichen sie mit dem Betriebsstundenzähler in der Kabine. Eine Abweichung wird auf der Seite angegeben.',
      standards:
        'Motorstunden nach SAE J1939; Telematik nach ISO 15143-3, wo der Hersteller sie bereitstellt',
    },
    papers: {
      name: 'Zoll- und Eigentumspapiere',
      title: 'Eigentum und Zollstatus',
      details:
        'Wir vergleichen Zollanmeldung und Eigentumsnachweis mit der eingeschlagenen Seriennummer der Maschine. Der Zollstatus auf der Seite beruht auf diesen Papieren.',
      standards: 'Zollanmeldung, Eigentumsnachweis oder Kaufrechnung, eingeschlagene Seriennummer',
    },
  },
  articles: {
    'company-news': 'Aus dem Unternehmen',
    market: 'Markt',
    auctions: 'Auktionen',
    guides: 'Ratgeber',
    notices: 'Hinweise',
  },
  phrases: ['PC200', '3CX', 'Radlader', '966H', 'Baggerlader'],
  steps: [
    {
      title: 'Finden',
      body: 'Suchen Sie in einer von zehn Sprachen nach Modell oder Lagernummer. Grenzen Sie die Ergebnisse nach Kategorie, Marke und Emirat ein.',
    },
    {
      title: 'Prüfen',
      body: 'Sehen Sie die Zustandsklasse von A bis E und ihre Kriterien, Stunden, Verschleiß und Zollstatus. Besichtigen Sie dann die Maschine auf dem Platz.',
    },
    {
      title: 'Angebot anfordern oder bieten',
      body: 'Fordern Sie ein Angebot für eine oder mehrere Maschinen an oder bieten Sie in einer Online-Zeitauktion. Gebote sind bindend; die Regeln zum Auktionsende stehen neben der Schaltfläche.',
    },
    {
      title: 'Abholen',
      body: 'Zahlen Sie auf das Konto, das auf der Rechnung steht. Holen Sie die Maschine dann am Platz ab oder lassen Sie sie für Straße oder Schiff verladen. Die Papiere werden mit der Maschine übergeben.',
    },
  ],
}
