import type { Intros } from './intros.ts'

export const introsDe: Intros = {
  excavators:
    'Lassen Sie zuerst das Laufwerk messen: Kettenglieder, Buchsen, Antriebsräder und Rollen, in Prozent Rest. Prüfen Sie dann Drehkranz und Bolzen auf Spiel und wie weit der Ausleger in fünf Minuten absinkt. Ein Bagger von 20 bis 23\u00a0t arbeitet etwa 1.400 Stunden im Jahr, die großen Komponenten werden bei rund 10.000 Stunden fällig. In dieser Klasse zahlen Sie etwa AED\u00a0376.000 bei drei Jahren Alter und AED\u00a0209.000 bei acht.',
  'wheel-loaders':
    'Reifen halten 4.000 bis 10.000 Stunden und sind teuer: Fragen Sie nach der Profiltiefe in Millimetern. Fahren Sie den Lader unter Last und prüfen Sie dann Knickgelenk und Schaufelbolzen. Bauunternehmen fahren 1.200 bis 1.500 Stunden im Jahr, die Lebensdauer liegt bei 7.000 bis 12.000 Stunden. Ein Radlader mit 3\u00a0m³ kostet etwa AED\u00a0546.000 bei drei Jahren Alter und AED\u00a0304.000 bei acht.',
  'backhoe-loaders':
    'Prüfen Sie beide Enden: Spiel in Schwenkbock und Schwenkwerk, den Teleskopstiel unter Last, die Bolzen des Laders und ob der Allradantrieb greift. Üblich sind etwa 900 Stunden im Jahr, die meisten Zähler zeigen 2.000 bis 10.000. In den VAE ist eine Kabine mit Klimaanlage gefragt; mit offenem Schutzdach verkauft sich die Maschine im Ausland leichter. Sie zahlen etwa AED\u00a0171.000 bei drei Jahren Alter und AED\u00a095.000 bei acht.',
  dozers:
    'Das Laufwerk entscheidet über den Wert: Lassen Sie Kettenglieder, Buchsen, Antriebs- und Leiträder auf beiden Seiten messen. Prüfen Sie dann die Endantriebe auf Lecks, Schildecken und Aufreißerzahn auf Verschleiß. Bei 1.300 Stunden im Jahr zeigen die meisten Zähler 4.000 bis 16.000. Eine Maschine der D6-Klasse kostet etwa AED\u00a0865.000 bei drei Jahren Alter und AED\u00a0481.000 bei acht, eine D8 fast das Doppelte.',
  'motor-graders':
    'Ein Grader ist nur so gut wie sein Drehkranz: Prüfen Sie Drehkranz, Scharführung und Knickgelenk auf Spiel und suchen Sie unter den Tandems nach Öl. Schneidkanten und Reifen sind Verschleißteile; von einem verzogenen Rahmen lassen Sie die Finger. Üblich sind etwa 1.200 Stunden im Jahr. Eine Maschine der 140er-Klasse kostet etwa AED\u00a0751.000 bei drei Jahren Alter und AED\u00a0418.000 bei acht.',
  'skid-steers':
    'Fahren Sie Hubarme und Antrieb warm und hören Sie auf Ketten und Pumpen. Bei Raupen prüfen Sie Gummiketten und Laufrollen, bei Rädern die Reifen, die zuerst verschleißen. Üblich sind etwa 600 Stunden im Jahr. Der Aufpreis für High Flow lohnt nur, wenn Ihre Anbaugeräte es brauchen. Sie zahlen etwa AED\u00a0102.000 bei drei Jahren Alter und AED\u00a057.000 bei acht.',
  'dump-trucks':
    'Prüfen Sie Knick- und Pendelgelenk, den Verschleiß des Muldenbodens, den Retarder und jeden Reifen: Ein Satz von sechs macht einen großen Teil des Preises aus. Üblich sind etwa 1.500 Stunden im Jahr, die meisten Zähler zeigen 4.000 bis 15.000. Ein 30-Tonner kostet etwa AED\u00a0911.000 bei drei Jahren Alter und AED\u00a0507.000 bei acht, ein 40-Tonner etwa 40\u00a0% mehr.',
  compaction:
    'Lassen Sie die Vibration mit beiden Amplituden laufen, bis die Maschine warm ist: Geräusche aus der Bandage bedeuten ein verschlissenes Lager. Prüfen Sie Gummipuffer und Bandagenmantel. Für Sand wählen Sie eine Glattmantel-, für Ton eine Stampffußbandage. Üblich sind etwa 700 Stunden im Jahr. Ein Walzenzug von 11\u00a0t kostet etwa AED\u00a0250.000 bei drei Jahren Alter und AED\u00a0139.000 bei acht.',
  paving:
    'Bohlenbleche, Schnecken, Kratzerketten und Meißelhalter müssen zuerst ersetzt werden: Lassen Sie sie messen und sehen Sie zu, wie die Bohle aufheizt. Tägliche Reinigung zählt mehr als die Stunden. Vergleichen Sie nur Maschinen mit gleicher Arbeitsbreite und gleicher Bohle; die Tabelle zeigt Angebotspreise nach Alter.',
  'mobile-cranes':
    'Prüfen Sie das Zertifikat, bevor Sie über den Preis sprechen: Hebezeuge werden alle 12 Monate geprüft, und das Zertifikat muss diese Seriennummer und die zulässige Tragfähigkeit nennen. Prüfen Sie dann Auslegerschüsse, Gleitstücke und Seile und testen Sie den Lastmomentbegrenzer anhand der Traglasttabelle. Krane sind wertstabil und verlieren nur 5 bis 6\u00a0% im Jahr: Ein Rough-Terrain-Kran von 50 bis 60\u00a0t kostet etwa AED\u00a01.265.000 bei drei Jahren Alter und AED\u00a0953.000 bei acht.',
  'tower-cranes':
    'Ein Turmdrehkran darf nicht mehr arbeiten, sobald seine Prüfung abgelaufen ist: Prüfen Sie Datum und Seriennummer auf dem Zertifikat. Zählen Sie Turmstücke, Abspannungen und Gegengewichte nach der Packliste und prüfen Sie Schweißnähte, Drehkranz und Seile. Vergleichen Sie die Spitzentraglast bei der Ausladung, die Sie brauchen, nicht die maximale Traglast. Transport und Montage kommen hinzu: Sehen Sie sich den Preis frei Ziel an.',
  'access-platforms':
    'Testen Sie jede Funktion vom Korb und vom Boden aus, auch Notablass und Neigungsalarm. Eine Teleskopbühne arbeitet etwa 300 Stunden im Jahr, eine Scherenbühne etwa 120: Wenige Stunden sind also normal, das Alter zeigt sich an Batterien, Schläuchen und Rost. Eine Teleskopbühne mit 20\u00a0m kostet etwa AED\u00a0250.000 bei drei Jahren Alter und AED\u00a0139.000 bei acht, eine Scherenbühne mit 10 bis 12\u00a0m AED\u00a050.000 und AED\u00a028.000.',
  telehandlers:
    'Fahren Sie den Ausleger unter Last aus und prüfen Sie Gleitstücke und Ketten, dann Abstützungen und Lastanzeige. Vergleichen Sie das Typenschild mit der Nummer im Rahmen: Kopierte Typenschilder sind ein bekanntes Problem. Üblich sind etwa 800 Stunden im Jahr. Eine Maschine mit 14 bis 17\u00a0m kostet etwa AED\u00a0273.000 bei drei Jahren Alter und AED\u00a0152.000 bei acht.',
  forklifts:
    'Messen Sie die Gabelzinken am Knick und die Längung der Hubketten und prüfen Sie, ob das jährliche Zertifikat noch gilt. Der Wert eines Elektrostaplers hängt an der Batterie: Fragen Sie nach ihrem Alter. Üblich sind etwa 1.000 Stunden im Jahr, die meisten Zähler zeigen 2.000 bis 12.000. Ein 3-Tonner kostet etwa AED\u00a064.000 bei drei Jahren Alter und AED\u00a035.000 bei acht, einer ab 10\u00a0t etwa AED\u00a0216.000 und AED\u00a0120.000.',
  concrete:
    'Suchen Sie bei einer Pumpe nach Rissen am Mast, lassen Sie die Rohrwände messen und fragen Sie, wie viele Kubikmeter sie gepumpt hat. Lassen Sie bei einem Mischer den Trommelmantel messen und prüfen Sie die Spiralen; ausgehärteter Beton darin ist totes Gewicht. Eine Autobetonpumpe mit 36\u00a0m kostet etwa AED\u00a0751.000 bei drei Jahren Alter und AED\u00a0418.000 bei acht, ein Fahrmischer mit 9\u00a0m³ AED\u00a0239.000 und AED\u00a0133.000.',
  'crushing-screening':
    'Brechbacken, Brechkegel und Schlagleisten sind Verschleißteile: Lassen Sie sie messen und prüfen Sie die Lagertemperatur nach einer Stunde unter Last. Aufgabegröße und Tonnen pro Stunde müssen zu Ihrem Gestein passen, nicht zum Prospekt. Bei Raupenanlagen zählt das Laufwerk so viel wie bei jeder anderen Maschine. Vergleichen Sie nur Anlagen mit gleicher Aufgabegröße; die Tabelle zeigt Angebotspreise nach Alter.',
  'drilling-piling':
    'Tiefe, Durchmesser und Drehmoment bestimmen den Preis, und das Werkzeug ist so viel wert wie das Gerät: Zählen Sie Kellystange, Gestänge und Bohreimer, bevor Sie vergleichen. Prüfen Sie den Drehantrieb auf Spiel, die Windenseile und die Schweißnähte am Mast. Motorstunden und Bohrstunden sind zwei verschiedene Zahlen: Fragen Sie nach beiden.',
  'power-air':
    'Verlangen Sie eine Stunde unter Volllast: Spannung und Frequenz (50\u00a0Hz) müssen stabil bleiben, und die Kühlung muss einen Sommer in den VAE bewältigen. Vergleichen Sie Dauerleistung mit Dauerleistung und Notstromleistung mit Notstromleistung. Üblich sind etwa 1.500 Stunden im Jahr; auch ein Aggregat mit bis zu 20.000 Stunden kann gut sein, wenn das Serviceheft vollständig ist. Ein Aggregat mit 500\u00a0kVA kostet etwa AED\u00a0171.000 bei drei Jahren Alter und AED\u00a095.000 bei acht.',
  'trucks-trailers':
    'Hier zählen Kilometer, nicht Stunden: 60.000 bis 90.000 im Jahr sind üblich, die meisten Tachos zeigen 150.000 bis 700.000. Suchen Sie nach Rissen im Rahmen, prüfen Sie Naben und Kippzylinder und lesen Sie die Zulassungsbescheinigung. Die Euro-Klasse entscheidet, wohin der Lkw exportiert werden kann. Ein Kipper 6x4 kostet etwa AED\u00a0239.000 bei drei Jahren Alter und AED\u00a0133.000 bei acht.',
  agriculture:
    'Testen Sie Zapfwelle und Hydraulik unter Last und vergleichen Sie die Zapfwellenleistung, nicht die Motorleistung. Prüfen Sie Vorderachse, Kupplung und Reifen: In der Sonne reißen die Flanken, bevor das Profil abgefahren ist. Für Anbaugeräte bringen Sie ein Maßband mit: Dreipunktkategorie und Zapfwellendrehzahl entscheiden, ob sie passen.',
  attachments:
    'Messen Sie vor dem Kauf: Bolzendurchmesser, Weite zwischen den Laschen und Trägerklasse entscheiden, ob ein Anbaugerät passt. Prüfen Sie bei Hämmern Meißelbuchse und Zuganker, bei Löffeln Schneide und Ecken. Ein Schnellwechsler muss verriegeln und die Verriegelung anzeigen. Der Preis von Laufwerksteilen richtet sich nach dem Rest in Prozent.',
}
