import type { Content } from './content.ts'

const YARD =
  'Montag bis Freitag 8 bis 18 Uhr, freitags von 11:30 bis 14:30 Uhr geschlossen. Samstag 8 bis 14 Uhr'
const DESK = 'Montag bis Freitag 8 bis 17 Uhr, freitags von 11:30 bis 14:30 Uhr geschlossen'

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
    '<p>Gebrauchte Baumaschinen in den Emiraten: <strong>nach veröffentlichter Regel bewertet</strong>, mit Stunden und Verschleiß gezeigt, mit Papieren verkauft.</p>',
  certifications: {
    inspection: {
      name: 'Unabhängige Prüfung',
      title: '{least} bis {most} Punkte, je nach Maschinentyp',
      details:
        'Ein Prüfer untersucht jeden Punkt, den eine Maschine ihres Typs hat, {least} bis {most} an der Zahl, vom Kaltstart bis zum Verschleiß von Ketten oder Reifen. Messwerte, Bemerkungen und Bilder stehen im Bericht, den Sie öffnen können. Arbeitet der Prüfer für den Verkäufer, sagt das die Seite.',
      standards: 'Prüfblatt je Maschinentyp; Verschleiß in Prozent der Grenze des Herstellers',
    },
    lifting: {
      name: 'Hebezeug-Zertifikat eines Dritten (TPI)',
      title: 'Lastprobe durch eine zugelassene Stelle',
      details:
        'Für Krane, Gabelstapler, Aufzüge und Arbeitsbühnen: Das Zertifikat nennt Seriennummer, Prüfungen und zulässige Tragfähigkeit. Es gilt zwölf Monate, und der letzte Tag wird gezeigt.',
      standards: 'Prüfstelle nach ISO/IEC 17020; Kranprüfung nach ISO 9927-1',
    },
    hours: {
      name: 'Stundennachweis',
      title: 'Stunden aus dem Steuergerät gelesen',
      details:
        'Die Motorstunden werden aus dem Steuergerät (ECU) gelesen und neben den Zähler in der Kabine gestellt. Weichen beide ab, sagt die Seite, um wie viel.',
      standards:
        'Motorstunden nach SAE J1939; Telematik nach ISO 15143-3, wo der Hersteller sie sendet',
    },
    papers: {
      name: 'Zoll- und Eigentumspapiere',
      title: 'Wem sie gehört und was verzollt ist',
      details:
        'Zollanmeldung und Eigentumsnachweis werden mit der eingeschlagenen Seriennummer der Maschine verglichen. Daraus folgt der Zollstatus auf der Seite.',
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
      body: 'Suchen Sie nach Modell oder Bestandsnummer in einer von zehn Sprachen und grenzen Sie nach Kategorie, Marke und Emirat ein.',
    },
    {
      title: 'Beurteilen',
      body: 'Lesen Sie die Note von A bis E und die Regel dahinter, Stunden, Verschleiß und Zollstatus. Dann sehen Sie die Maschine auf dem Hof an.',
    },
    {
      title: 'Fragen oder bieten',
      body: 'Fragen Sie den Preis einer oder mehrerer Maschinen an, oder bieten Sie in einer Zeitauktion. Ein Gebot bindet, und die Schlussregeln stehen daneben.',
    },
    {
      title: 'Abholen',
      body: 'Zahlen Sie auf das Konto der Rechnung. Dann holen Sie die Maschine vom Hof oder lassen sie für Straße oder Hafen verladen. Die Papiere gehen mit.',
    },
  ],
  outlets: {
    sajaa: {
      name: 'Al Sajaa, Haupthof',
      address: 'Tor 2, Industriegebiet Al Sajaa, Schardscha',
      hours: YARD,
    },
    industrialArea: {
      name: 'Industriegebiet Schardscha',
      address: 'Industrial Area 13, Grundstück 48, Schardscha',
      hours: DESK,
    },
    rasAlKhor: {
      name: 'Ras Al Khor',
      address: 'Ras Al Khor Industrial Area 2, Dubai',
      hours: YARD,
    },
    mussafah: { name: 'Mussafah', address: 'Mussafah M-37, Abu Dhabi', hours: YARD },
    ghail: { name: 'Al Ghail', address: 'Industriegebiet Al Ghail, Ra’s al-Chaima', hours: DESK },
  },
  news: {
    lowBeds: {
      title: 'Al Sajaa öffnet Tor 2 für Tieflader schon um 6 Uhr',
      summary:
        'Spediteure, die am Vortag buchen, können an Tor 2 in Al Sajaa zwei Stunden vor Öffnung des Hofs laden. Die Durchfahrt ist 4,5 m hoch, und keine Maschine verlässt den Hof ohne Torschein.',
    },
    hoursPrice: {
      title: 'Was tausend Stunden einen 20-Tonnen-Bagger kosten',
      summary:
        'Zwischen zwei Maschinen desselben Baujahrs nehmen je 1.000 Stunden über dem Üblichen rund 4 % vom Angebotspreis. Ein niedriger Zählerstand hebt ihn ebenso, höchstens aber um 20 %.',
    },
    craneDate: {
      title: 'Krankauf: zuerst auf das Datum des Zertifikats sehen',
      summary:
        'Bevor sie in Dubai heben, müssen Krane, Aufzüge und Gabelstapler alle zwölf Monate von einer zugelassenen Stelle geprüft werden. Ist das Zertifikat abgelaufen, darf verkauft werden; planen Sie die Prüfung vor dem ersten Einsatz ein.',
    },
    diesel: {
      title: 'Eine Tier-4-Maschine ausführen: zuerst nach dem Diesel fragen',
      summary:
        'Motoren nach Tier 4 und Stage V brauchen Diesel mit höchstens 15 ppm Schwefel. Wo die Zapfsäulen mehr enthalten, ist eine gleich große Tier-3-Maschine der sicherere Kauf.',
    },
  },
}
