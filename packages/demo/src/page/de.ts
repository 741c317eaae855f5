import type { PageWords } from './page-words.ts'

export const de: PageWords = {
  about: {
    title: 'Gebrauchte Maschinen, die Sie vor dem Kauf prüfen können',
    summary:
      'Käufern gebrauchter Maschinen fehlt es selten an Angeboten. Es fehlen verlässliche Fakten zur einzelnen Maschine: Betriebsstunden, Verschleiß, Papiere. Um diese Fakten herum ist Ironsouq aufgebaut.',
    promises: {
      heading: 'Was wir versprechen',
      items: [
        {
          title: 'Mängel werden gezeigt',
          text: 'Ein Leck, eine Neulackierung, ein fehlendes Serviceheft: Es steht auf der Seite, oder wir stehen dafür ein.',
        },
        {
          title: 'Zustandsklassen sind nicht käuflich',
          text: 'Die Klassen A bis E folgen veröffentlichten Kriterien: Alter, Stunden und Verschleiß. Für alle Verkäufer gleich.',
        },
        {
          title: 'Dieselben Fakten in jeder Sprache',
          text: 'Anzeigen bestehen aus Messwerten und festen Begriffen, nicht aus freiem Text; so sagen alle zehn Sprachen dasselbe.',
        },
        {
          title: 'Bei jeder Klasse steht, von wem sie stammt',
          text: 'Die Zustandsklasse einer nicht geprüften Maschine stammt vom Verkäufer und ist so gekennzeichnet.',
        },
      ],
    },
    earning: {
      heading: 'Womit wir Geld verdienen',
      text: 'Mit einer Gebühr auf jeden Verkauf, für alle gleich, und mit Prüfungen, die der Verkäufer bezahlt. Kein Verkäufer kann eine bessere Klasse oder eine bessere Position in der Liste kaufen.',
    },
  },
  template:
    'Muster. Dieser Text muss vor der Verwendung von einem Anwalt geprüft und freigegeben werden; Firma, Gewerbelizenz und Anschrift des Betreibers sind zu ergänzen.',
  terms: {
    title: 'Nutzungsbedingungen',
    clauses: [
      {
        title: 'Wer wir sind und was wir tun',
        text: 'Ironsouq betreibt einen Marktplatz für gebrauchte Baumaschinen und Ersatzteile in den Vereinigten Arabischen Emiraten. Gehört eine Maschine uns, steht das auf ihrer Seite. Andernfalls kommt der Kaufvertrag zwischen Ihnen und dem Verkäufer zustande: Wir stellen den Kontakt her, prüfen die Maschine, wo ihre Seite das angibt, und führen die Aufzeichnungen. Wir sind weder Notar noch Zollagent, Bank, Versicherer oder Frachtführer und leisten keine Rechts- oder Steuerberatung.',
        short:
          'Wir betreiben den Marktplatz und führen die Aufzeichnungen. Der Verkäufer ist meist jemand anderes.',
      },
      {
        title: 'Ihr Konto',
        text: 'Jede Maschine können Sie ohne Konto ansehen. Zum Anfragen, Merken und Bieten brauchen Sie ein Konto mit richtigen Angaben, für eine Person oder ein Unternehmen. Halten Sie Ihr Passwort geheim und informieren Sie uns innerhalb eines Tages, wenn Sie glauben, dass jemand anderes es kennt. Bevor Sie bieten oder einen Shop eröffnen, können wir eine Gewerbelizenz und einen Identitätsnachweis verlangen.',
        short:
          'Stöbern ist kostenlos. Ein Konto je Person oder Unternehmen, und Nachweise vor jeder Zahlung.',
      },
      {
        title: 'Anzeigen',
        text: 'Der Verkäufer ist für die Anzeige verantwortlich: Marke, Modell, Baujahr, Betriebsstunden, Seriennummer, Zustand und Eigentum. Eine Maschine muss frei von Pfandrechten sein, oder das Pfandrecht muss auf ihrer Seite angegeben sein. Falsche, zweifelhafte oder rechtswidrige Anzeigen können wir berichtigen, ausblenden oder entfernen; wir nennen den Grund. Verkaufte Maschinen behalten ihre Seite, damit Preise öffentlich bleiben.',
        short: 'Was auf der Seite steht, muss stimmen, und Mängel bleiben dort stehen.',
      },
      {
        title: 'Preise, Steuer und Währung',
        text: 'Preise gelten in der Währung der Anzeige. Beträge in anderen Währungen dienen der Information und beruhen auf dem jeweils angezeigten Wechselkurs; berechnet wird der Betrag in Bestellung oder Angebot. Es gilt die MwSt. der VAE von 5 %, sofern die Seite nichts anderes angibt; Exporte können mit 0 % besteuert werden, sobald die Ausgangspapiere vorliegen. Zoll und Transport tragen Sie, soweit das Angebot sie nicht enthält.',
        short: 'Es zählt die Währung der Anzeige. Andere Beträge dienen der Information.',
      },
      {
        title: 'Prüfung und Zustandsklassen',
        text: 'Ein Prüfbericht gibt wieder, was der Prüfer am angegebenen Tag gesehen und gemessen hat. Die Zustandsklassen A bis E folgen den veröffentlichten Kriterien und sind nicht käuflich. Ein Bericht ist keine Garantie; war er aber in einem Punkt falsch, der Preis oder Nutzung beeinflusst, können Sie nach Abschnitt 8 reklamieren.',
        short:
          'War der Bericht falsch, stehen wir dafür ein. Späterer Verschleiß ist nicht abgedeckt.',
      },
      {
        title: 'Anfragen, Angebote und Auktionen',
        text: 'Eine Anfrage ist unverbindlich. Ein Angebot bindet den Verkäufer bis zum angegebenen Zeitpunkt und Sie, sobald Sie es annehmen. Auktionen sind zeitlich begrenzt und finden online auf dieser Website statt; besichtigt wird auf dem Platz. Ein Gebot ist unwiderruflich; mit dem höchsten angenommenen Gebot bei Schluss kommt der Vertrag zustande, wenn ein etwaiger Mindestpreis erreicht ist. Regeln und Gebühren einer Auktion stehen vor Beginn auf ihrer Seite. Maßgeblich ist die Zeit unseres Servers.',
        short: 'Anfragen sind unverbindlich. Ein angenommenes Angebot oder ein Gebot ist bindend.',
      },
      {
        title: 'Zahlung und Abholung',
        text: 'Zahlen Sie nur auf das Konto, das auf einer Rechnung von Ironsouq steht, oder mit den an der Kasse angezeigten Zahlungsarten, und zwar innerhalb von drei Werktagen, sofern die Rechnung nichts anderes angibt. Zahlen Sie nie auf ein Konto, das Ihnen in einer Nachricht genannt wurde. Eigentum und Gefahr gehen auf Sie über, wenn die Maschine vollständig bezahlt und übergeben ist. Die Lagerung ist nach der Zahlung zehn Tage kostenlos; danach gilt der auf der Rechnung genannte Tagessatz des Platzes.',
        short:
          'Drei Werktage zum Zahlen, zehn Tage zum Abholen. Bankdaten im Chat sind ein Betrugsversuch: Melden Sie sie uns.',
      },
      {
        title: 'Reklamation und Rückgabe',
        text: 'Reklamieren Sie innerhalb von 14 Tagen nach der Abholung, mit Fotos. Wir antworten innerhalb von 7 Tagen. Erkennen wir die Reklamation an, zahlen wir die Reparatur, mindern den Preis oder nehmen die Maschine zurück. Ersatzteile und andere Waren des Marktplatzes können wie auf ihrer Seite angegeben zurückgegeben werden; Ihre Rechte nach dem Verbraucherrecht der VAE gelten immer.',
        short: '14 Tage zum Reklamieren, 7 Tage für unsere Antwort.',
      },
      {
        title: 'Zulässige Nutzung',
        text: 'Lesen Sie den Katalog nicht automatisiert aus, bieten Sie nicht auf eigene Ware, stellen Sie keine fremden Inhalte ein, umgehen Sie nach unserer Vermittlung nicht unsere Gebühren und stören Sie den Dienst nicht. Konten, die dagegen verstoßen, können wir beschränken oder schließen, nach Möglichkeit nach Anhörung. Die Rechte an dem, was Sie hochladen, behalten Sie; Sie erlauben uns, es zu zeigen, solange die Anzeige oder ihre Verkaufsseite besteht.',
        short: 'Handeln Sie fair.',
      },
      {
        title: 'Unsere Haftung',
        text: 'Wir erbringen unseren Dienst mit angemessener Sachkunde und Sorgfalt. Für Handlungen von Verkäufern oder Frachtführern und für entgangenen Gewinn haften wir nur, soweit das Gesetz es verlangt. Nichts in diesen Bedingungen beschränkt die Haftung für Betrug, grobe Fahrlässigkeit oder Personenschäden oder Rechte, auf die nach dem Recht der VAE nicht verzichtet werden kann.',
        short: 'Wir stehen für unsere eigene Arbeit ein, nicht für die anderer.',
      },
      {
        title: 'Beschwerden, Recht und Änderungen',
        text: 'Es gilt das Recht der Vereinigten Arabischen Emirate. Wenden Sie sich mit Beschwerden zuerst an uns; danach kann jede Partei die Verbraucherbehörde ihres Emirats um Vermittlung bitten. Zuständig sind die Gerichte von Schardscha, sofern Ihnen das Gesetz keinen anderen Gerichtsstand einräumt. Änderungen dieser Bedingungen kündigen wir mindestens 14 Tage im Voraus an; für frühere Vereinbarungen gelten die früheren Bedingungen. Vor Gerichten der VAE ist die arabische Fassung maßgeblich.',
        short:
          'Erst mit uns sprechen, dann Vermittlung, dann Gericht. Änderungen werden immer angekündigt.',
      },
    ],
  },
  privacy: {
    title: 'Datenschutz',
    clauses: [
      {
        title: 'Wer verantwortlich ist',
        text: 'Ironsouq ist Verantwortlicher für die hier beschriebenen personenbezogenen Daten nach dem Bundesgesetzdekret 45 von 2021 über den Schutz personenbezogener Daten und nach anderen Gesetzen, soweit sie für Sie gelten.',
        short: 'Sie können uns jederzeit schreiben; ein Mensch antwortet.',
      },
      {
        title: 'Welche Daten wir erheben und warum',
        text: 'Besucher: die gewählte Sprache, Währung und das gewählte Ziel in Cookies sowie die Zahl der Seitenaufrufe pro Tag, ohne Ihre IP-Adresse und ohne Verknüpfung über mehrere Tage. Mitglieder: Name, Kontaktdaten, Unternehmen, Einstellungen sowie gemerkte und angesehene Maschinen, weil der Dienst ohne sie nicht funktioniert. Besichtigungen und Anfragen: Name und Kontaktdaten, die Sie dafür angeben. Sicherheit: Browser, Betriebssystem, Netz und Land jeder Anmeldung. Käufer und Verkäufer: Ausweis- und Steuerunterlagen, soweit das Gesetz sie verlangt.',
        short: 'Nur, was der Dienst braucht.',
      },
      {
        title: 'Cookies',
        text: 'Wir setzen lang, currency und destination für sechs Monate, wenn Sie sie wählen. Bei der Anmeldung setzen wir token und signed für Ihre Sitzung und device für ein Jahr, um Ihr Gerät wiederzuerkennen. Kurzlebige Cookies begleiten Anmeldung, Registrierung und das Zurücksetzen des Passworts. Keine Werbe-Cookies, kein Tracking durch Dritte. Do Not Track und Global Privacy Control werden beachtet.',
        short: 'Nur Cookies, die die Website braucht, keine zum Tracking.',
      },
      {
        title: 'Wer sie sehen kann',
        text: 'Wenn Sie eine Besichtigung buchen oder eine Anfrage senden, sehen Verkäufer und Platz den Namen und die Kontaktdaten, die Sie dafür angeben. Die andere Vertragspartei sieht, was sie für das Geschäft braucht. Anbieter für Hosting, E-Mail und Zahlung sowie Frachtführer arbeiten vertraglich für uns. Behörden erhalten, was das Gesetz verlangt. Wir verkaufen keine Daten.',
        short: 'Wir verkaufen Ihre Daten nie.',
      },
      {
        title: 'Wo und wie lange wir sie speichern',
        text: 'Verlassen personenbezogene Daten die VAE, gelten die gesetzlich verlangten Schutzmaßnahmen. Kontodaten speichern wir, bis Sie Ihr Konto löschen. Wir löschen angesehene Maschinen und Sicherheitsprotokolle nach 90 Tagen, Besichtigungstermine 90 Tage nach dem Termin, Benachrichtigungen nach 180 Tagen, beendete Sitzungen nach 7 Tagen, bekannte Geräte 400 Tage nach der letzten Nutzung, Änderungen von Anmeldedaten 30 Tage nach dem Ende der Frist, in der sie sich rückgängig machen lassen, und Datenexporte nach 3 Tagen. Abonnements des Auktions-Newsletters löschen wir nach 30 Tagen, wenn sie nie bestätigt wurden, und 400 Tage nach der Anmeldung, wenn sie abbestellt wurden. Steuerunterlagen bewahren wir für die gesetzliche Frist auf. Das Protokoll der Handlungen unserer Mitarbeiter sowie Preis- und Verkaufsverlauf der Maschinen bleiben dauerhaft gespeichert.',
        short: 'Nicht länger als hier angegeben.',
      },
      {
        title: 'Ihre Rechte',
        text: 'Sie können Ihre Daten einsehen, berichtigen, übertragen und löschen, ihre Nutzung einschränken oder ihr widersprechen und eine Einwilligung jederzeit widerrufen. Unter „Mein Konto“ können Sie Ihre Daten herunterladen und Ihr Konto löschen; den Auktions-Newsletter bestellen Sie mit einem Klick ab. Andere Anträge beantworten wir innerhalb eines Monats.',
        short: 'Das meiste erledigen Sie selbst unter „Mein Konto“.',
      },
      {
        title: 'Sicherheit und Kinder',
        text: 'Passwörter sind so gespeichert, dass niemand sie lesen kann, Verbindungen sind verschlüsselt, und Zugriffe unserer Mitarbeiter werden protokolliert. Gefährdet Sie eine Datenpanne, informieren wir Sie und die Behörde unverzüglich. Der Dienst richtet sich an Erwachsene im Gewerbe und nicht an Personen unter 18 Jahren.',
        short: 'Verschlüsselt und protokolliert. Geht etwas schief, sagen wir es Ihnen.',
      },
      {
        title: 'Beschwerden zum Datenschutz',
        text: 'Wenn Sie meinen, dass wir Ihre Daten falsch behandeln, wenden Sie sich zuerst an uns. Sie können sich auch jederzeit bei der Datenschutzbehörde der VAE (UAE Data Office) beschweren. Eine Beschwerde hat keine Folgen für Ihr Konto oder Ihre Käufe.',
        short: 'Wenden Sie sich an uns oder an die Datenschutzbehörde der VAE.',
      },
    ],
  },
}
