import type { HelpWords } from './help.ts'

export const de: HelpWords = {
  topics: {
    finding: 'Maschine finden',
    checking: 'Maschine prüfen',
    buying: 'Zahlung und Abholung',
    export: 'Export und Papiere',
    account: 'Sprache, Währung und Datenschutz',
  },
  articles: {
    searchForAModel: {
      title: 'Wie suche ich ein Modell?',
      summary: 'Geben Sie das Modell so ein, wie Sie es nennen: PC200, 3CX oder eine Lagernummer.',
      body: 'Grenzen Sie die Liste nach Kategorie, Marke und Emirat ein.',
      keywords: 'Maschine finden, Filter, Lagernummer',
    },
    whereTheMachinesAre: {
      title: 'Wo stehen die Maschinen?',
      summary: 'Auf dem Platz, der auf jeder Seite genannt ist.',
      body: 'Das Emirat steht in jeder Anzeige, damit Sie es vor der Fahrt wissen.',
    },
    soldMachines: {
      title: 'Warum wird eine verkaufte Maschine noch gezeigt?',
      summary: 'Damit Preise öffentlich bleiben.',
      body: 'Auf der Seite steht deutlich, dass die Maschine verkauft ist.',
    },
    grades: {
      title: 'Was bedeuten die Klassen A bis E?',
      summary: 'A neuwertig, B gut, C einsatzbereit, D reparaturbedürftig, E Teilespender.',
      body: 'Kriterien sind Alter, Stunden und Verschleiß; sie stehen auf der Seite der Maschine.',
      keywords: 'Zustand, Kriterien',
    },
    operatingHours: {
      title: 'Kann ich den Stunden trauen?',
      summary: 'Die Seite nennt die Quelle der Zahl.',
      body: 'Vergleichen Sie sie mit dem Verschleiß an Pedalen, Sitz und Laufwerk und fragen Sie nach dem Wert aus dem Steuergerät (ECU).',
    },
    ownInspector: {
      title: 'Kann ich meinen eigenen Prüfer mitbringen?',
      summary: 'Ja. Vereinbaren Sie einen Termin mit dem Platz.',
      body: 'Sie haben Anspruch auf einen Kaltstart und dürfen die Maschine auch von unten prüfen.',
    },
    sellersGrade: {
      title: 'Wer stuft eine Maschine ein, die nicht geprüft wurde?',
      summary:
        'Der Verkäufer. Eine solche Zustandsklasse ist in der Liste, auf der Seite der Maschine und im Maschinenpass mit „laut Verkäufer“ gekennzeichnet; ihr liegen keine geprüften Punkte zugrunde.',
      body: 'Fragen Sie nach einer Prüfung oder bringen Sie einen eigenen Prüfer mit.',
    },
    twoPrices: {
      title: 'Warum gibt es zwei Preise?',
      summary: 'Der große Preis ist in der Währung, die Sie gewählt haben.',
      body: 'Der kleinere ist in der Währung des Verkäufers, und der zählt.',
    },
    newBankDetails: {
      title: 'Ein Verkäufer hat mir neue Bankdaten geschickt. Was soll ich tun?',
      summary: 'Zahlen Sie nicht.',
      body: 'Zahlen Sie nur auf das Konto, das auf einer Rechnung von Ironsouq steht, und melden Sie uns die Nachricht.',
      keywords: 'Betrug, Überweisung, IBAN',
    },
    vat: {
      title: 'Ist die MwSt. enthalten?',
      summary: 'Das steht in Ihrem Angebot. Die MwSt.',
      body: 'in den VAE beträgt 5 %; Exporte können mit 0 % besteuert werden, sobald die Ausgangspapiere vorliegen.',
      keywords: 'Steuer, Nullsatz',
    },
    returnGoods: {
      title: 'Wie gebe ich Ware aus dem Teile-Marktplatz zurück?',
      summary: 'Schreiben Sie dem Shop innerhalb der Rückgabefrist Ihrer Bestellung.',
      body: '1. Öffnen Sie die Bestellung unter **Mein Konto**, **Meine Bestellungen**. Dort steht, bis wann Sie Ware zurückgeben können; die Frist beginnt mit dem Empfang.\n2. Wählen Sie **Shop anschreiben** und schreiben Sie, was Sie zurückgeben möchten und warum. Fotos helfen.\n3. Vereinbaren Sie mit dem Shop, wohin die Ware geht und wie Sie Ihr Geld zurückbekommen.\n\nWenn der Shop nicht antwortet, schreiben Sie unserem Kundenservice.',
      keywords: 'Rückgabe, Erstattung, Garantie, Tage',
    },
    exportedMachines: {
      title: 'Welche Maschinen können exportiert werden?',
      summary: 'Die meisten.',
      body: 'Prüfen Sie den Zollstatus auf der Seite: Freizone, verzollt, in den VAE zugelassen oder nur Export.',
    },
    enginesAndDiesel: {
      title: 'Welchen Motor kann ich in meinem Land nutzen?',
      summary: 'Prüfen Sie die Abgasstufe.',
      body: 'Motoren nach Tier 4 und Stufe V brauchen schwefelarmen Diesel; wo es ihn nicht gibt, hält ein Motor einer älteren Stufe länger.',
    },
    languageAndCurrency: {
      title: 'Wie ändere ich Sprache oder Währung?',
      summary: 'Oben auf jeder Seite.',
      body: 'Die Seite und Ihre Filter bleiben, wie sie sind, und Ihre Wahl bleibt sechs Monate gespeichert.',
    },
    whatWeKnow: {
      title: 'Was wissen Sie über mich?',
      summary: 'Als Besucher: die gewählte Sprache, die Währung und das Ziel.',
      body: 'Seitenaufrufe werden ohne Ihre IP-Adresse gezählt und lassen sich nicht über mehrere Tage verknüpfen.',
    },
  },
}
