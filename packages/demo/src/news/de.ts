import type { NewsWords } from './news.ts'

export const de: NewsWords = {
  lowBeds: {
    title: 'Al Sajaa: Tor 2 für Tieflader jetzt ab 6 Uhr offen',
    summary:
      'Spediteure, die am Vortag buchen, können an Tor 2 in Al Sajaa zwei Stunden vor Öffnung des Platzes laden. Die Durchfahrtshöhe beträgt 4,5 m. Jede Maschine braucht zur Ausfahrt einen Torschein.',
    body: `Bisher warteten Tieflader gemeinsam mit Besuchern an Tor 1. Von 06:00 bis 08:00 Uhr ist Tor 2 jetzt gebuchten Verladungen vorbehalten.

## So buchen Sie

- Senden Sie bis 16:00 Uhr am Vortag Lagernummer und Kennzeichen.
- Bringen Sie den Torpass mit: Er nennt die Seriennummer der Maschine.
- Ladungen über 4,5 m Höhe fahren nach 08:00 Uhr über Tor 1 aus.`,
  },
  hoursPrice: {
    title: 'Was 1.000 Mehrstunden für den Preis eines 20-Tonnen-Baggers bedeuten',
    summary:
      'Bei gleichem Baujahr senken je 1.000 Stunden über dem Durchschnitt den Angebotspreis um rund 4 %. Wenige Stunden erhöhen ihn im gleichen Maß, höchstens um 20 %.',
    body: `Wir haben Angebotspreise gleicher Modelle und Baujahre verglichen. Ein 20-Tonnen-Bagger arbeitet in den VAE etwa 1.200 bis 1.600 Stunden im Jahr; deutlich mehr senkt den Preis, deutlich weniger hebt ihn.

Der Richtpreis auf jeder Seite berücksichtigt die Stunden bereits. Prüfen Sie zuerst, ob sie bestätigt sind: **Bestätigte Stunden** werden aus dem Motorsteuergerät ausgelesen.

- Vergleichen Sie die Stunden mit den üblichen Stunden auf der Seite.
- Achten Sie auch auf Verschleiß: Ketten und Bolzen sagen mehr als der Betriebsstundenzähler.`,
  },
  craneDate: {
    title: 'Krankauf: zuerst das Datum des Zertifikats prüfen',
    summary:
      'In Dubai müssen Krane, Aufzüge und Gabelstapler alle 12 Monate von einer zugelassenen Stelle geprüft werden. Eine Maschine mit abgelaufenem Zertifikat darf verkauft werden, braucht aber vor dem Einsatz eine neue Prüfung.',
    body: `Die Bescheinigung nennt Seriennummer, Prüfungen und zulässige Tragfähigkeit. Die Seite eines Krans zeigt, wann sie abläuft.

> Eine Bescheinigung gehört zu einer Maschine. Vergleichen Sie die Seriennummer mit dem Typenschild.

- Weniger als zwei Monate gültig: Fragen Sie, wer die nächste Prüfung bezahlt.
- Für Einsätze außerhalb Dubais: Fragen Sie den Auftraggeber, welche Prüfstellen er anerkennt.`,
  },
  diesel: {
    title: 'Tier-4-Maschine exportieren? Zuerst den Diesel vor Ort prüfen',
    summary:
      'Motoren nach Tier 4 und Stufe V brauchen Diesel mit höchstens 15 ppm Schwefel. Wo der Diesel vor Ort mehr enthält, ist eine Tier-3-Maschine gleicher Größe die sicherere Wahl.',
    body: `Schwefel verstopft den Partikelfilter. Diesel in den VAE enthält 10 ppm, hier läuft also jeder Motor; in vielen Zielländern sind es 500 ppm oder mehr.

Wählen Sie oben auf der Seite Ihr Ziel. Jede Maschine zeigt dann neben dem Preis frei Ziel, ob der Motor zum dortigen Diesel passt.`,
  },
  meterCheck: {
    title: 'Drei Prüfungen, bevor Sie dem Betriebsstundenzähler glauben',
    summary:
      'Pedale, Sitz und Bolzen altern mit den Stunden. Wirken sie älter als der Stand, fragen Sie nach der Auslesung des Motorsteuergeräts.',
    body: `Vergleichen Sie den Stand mit dem Verschleiß im Prüfbericht. **Bestätigte** Stunden wurden aus dem Motorsteuergerät ausgelesen. Andernfalls steht es auf der Seite.`,
  },
  middayBreak: {
    title: 'Mittagspause: Besichtigungen am Vormittag buchen',
    summary:
      'Vom 15. Juni bis 15. September ruht in den VAE die Arbeit im Freien von 12:30 bis 15:00 Uhr. Das gilt auch für Vorführungen auf unseren Plätzen.',
    body: `Bitten Sie früh am Tag um einen Kaltstart: Er zeigt Rauch und Batteriezustand am besten. Den Termin buchen Sie auf der Seite der Maschine.`,
  },
  passport: {
    title: 'Jede Maschine hat jetzt einen Pass',
    summary:
      'Der Maschinenpass ist ein PDF mit Daten, Papieren und Prüfung einer Maschine, in Ihrer Sprache.',
    body: `Öffnen Sie die Seite einer Maschine und laden Sie den Pass herunter. Er nennt zu jeder Angabe den Nachweis, so können Sie ihn an Partner oder Bank weitergeben.`,
  },
  rollerDrum: {
    title: 'Walze kaufen? Zuerst die Bandage ansehen',
    summary:
      'Eine verschlissene Bandage oder müde Gummipuffer kosten mehr als ein alter Motor. Beides ist in Minuten zu sehen.',
    body: `Suchen Sie entlang der Bandage nach flachen Stellen und Rissen. Lassen Sie die Vibration eine Minute laufen und beobachten Sie die Puffer. Lesen Sie dann den Prüfbericht.`,
  },
  forkliftTest: {
    title: 'Auch Gabelstapler brauchen eine Prüfbescheinigung',
    summary:
      'Ein Stapler hebt Lasten und braucht deshalb wie ein Kran eine Bescheinigung einer Prüfstelle. Prüfen Sie das Ablaufdatum vor der Lieferung.',
    body: `Die Bescheinigung nennt Seriennummer und zulässige Tragfähigkeit im Lastschwerpunkt. Ist sie abgelaufen, planen Sie die Prüfung vor dem ersten Einsatztag.`,
  },
  cooling: {
    title: 'Golf-Kühlung: was die Angabe bedeutet',
    summary:
      'Maschinen für die Golfstaaten haben größere Kühler und Lüfter. Bei 48 °C entscheidet das, ob sie weiterarbeiten.',
    body: `Die Seite jeder Maschine nennt die Art der Kühlung. Maschinen mit Standardkühlung passen zu kühleren Zielen.`,
  },
  shipping: {
    title: 'RoRo oder Flat Rack? Wie Maschinen reisen',
    summary:
      'Fahrbereite Maschinen reisen auf RoRo-Schiffen, lange oder zerlegte auf Flat Racks. Maße und Gewicht bestimmen den Preis.',
    body: `Jede Seite nennt Länge, Breite, Höhe und Gewicht. Wählen Sie Ihr Ziel, um den Preis frei Ziel zu sehen.`,
  },
  languages: {
    title: 'Ironsouq spricht zehn Sprachen',
    summary:
      'Suche, Maschinenseiten und Dokumente gibt es in zehn Sprachen, von rechts nach links, wo die Sprache es verlangt.',
    body: `Inserate sind Daten, keine Prosa: Stunden, Verschleiß und Befunde bedeuten in jeder Sprache dasselbe. Wählen Sie Ihre oben auf der Seite.`,
  },
}
