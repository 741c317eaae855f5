import type { Intros } from './intros.ts'

export const introsDe: Intros = {
  excavators:
    'Lassen Sie zuerst das Laufwerk messen: Glieder, Buchsen, Turas und Rollen in Prozent Rest. Prüfen Sie dann das Spiel von Drehkranz und Bolzen und wie weit der Ausleger in fünf Minuten sinkt. Ein Bagger von 20 bis 23\u00a0t arbeitet etwa 1.400 Stunden im Jahr, die großen Teile werden bei rund 10.000 fällig. In dieser Klasse rechnen Sie mit etwa AED\u00a0376.000 nach drei und AED\u00a0209.000 nach acht Jahren.',
  'wheel-loaders':
    'Reifen halten 4.000 bis 10.000 Stunden und sind teuer: Lassen Sie sich das Profil in Millimetern sagen. Fahren Sie unter Last und sehen Sie sich Knickgelenk und Schaufelbolzen an. Bauunternehmer fahren 1.200 bis 1.500 Stunden im Jahr, ein Leben dauert 7.000 bis 12.000. Ein Lader mit 3\u00a0m³ kostet etwa AED\u00a0546.000 nach drei und AED\u00a0304.000 nach acht Jahren.',
  'backhoe-loaders':
    'Sehen Sie sich beide Enden an: Spiel in Schwenkbock und Schwenkwerk, Teleskopstiel unter Last, Bolzen des Laders, und ob der Allrad greift. Üblich sind etwa 900 Stunden im Jahr, auf den Zählern stehen 2.000 bis 10.000. In den Emiraten will man Kabine und Klimaanlage; mit offenem Dach verkauft es sich jenseits der Grenze leichter. Rechnen Sie mit etwa AED\u00a0171.000 nach drei und AED\u00a095.000 nach acht Jahren.',
  dozers:
    'Das Laufwerk entscheidet: Lassen Sie Glieder, Buchsen, Turas und Leiträder auf beiden Seiten messen. Danach die Endantriebe auf Lecks, Schildecken und Aufreißzahn auf Verschleiß. Bei 1.300 Stunden im Jahr sind 4.000 bis 16.000 auf dem Zähler üblich. Eine Maschine der D6-Klasse kostet etwa AED\u00a0865.000 nach drei und AED\u00a0481.000 nach acht Jahren, eine D8 fast das Doppelte.',
  'motor-graders':
    'Ein Grader ist so gut wie sein Drehkranz: Fühlen Sie das Spiel in Kranz, Scharführung und Knickgelenk und sehen Sie unter den Tandems nach Öl. Schneiden und Reifen verschleißen, ein verzogener Rahmen bleibt. Üblich sind etwa 1.200 Stunden im Jahr. Die 140er-Klasse kostet etwa AED\u00a0751.000 nach drei und AED\u00a0418.000 nach acht Jahren.',
  'skid-steers':
    'Bewegen Sie Arme und Antrieb, bis alles warm ist, und hören Sie auf Ketten und Pumpen. Bei Raupen zählen Gummiketten und Rollen, bei Rädern die Reifen, die zuerst am Ende sind. Üblich sind 600 Stunden im Jahr. High Flow lohnt nur, wenn Ihre Anbaugeräte ihn brauchen. Rechnen Sie mit etwa AED\u00a0102.000 nach drei und AED\u00a057.000 nach acht Jahren.',
  'dump-trucks':
    'Prüfen Sie Knick- und Pendelgelenk, den Boden der Mulde, den Retarder und jeden Reifen: Sechs davon sind ein großer Teil des Preises. Üblich sind etwa 1.500 Stunden im Jahr, auf den Zählern stehen 4.000 bis 15.000. Ein 30-Tonner kostet etwa AED\u00a0911.000 nach drei und AED\u00a0507.000 nach acht Jahren, ein 40-Tonner etwa 40 Prozent mehr.',
  compaction:
    'Lassen Sie mit beiden Amplituden rütteln, bis alles warm ist: Ein Geräusch aus der Bandage ist ein Lager. Sehen Sie sich Gummipuffer und Mantel an; für Sand glatt, für Ton Stampffuß. Üblich sind 700 Stunden im Jahr. Ein Walzenzug von 11\u00a0t kostet etwa AED\u00a0250.000 nach drei und AED\u00a0139.000 nach acht Jahren.',
  paving:
    'Bohlenbleche, Schnecken, Kratzerketten und Meißelhalter erneuern Sie zuerst: Lassen Sie sie messen und die Bohle vor Ihren Augen heizen. Wie abends gereinigt wurde, sagt mehr als die Stunden. Vergleichen Sie nur Maschinen gleicher Arbeitsbreite und gleicher Bohle; die Tabelle zeigt, was je nach Alter verlangt wird.',
  'mobile-cranes':
    'Erst das Papier, dann der Preis: Hebezeug wird alle 12 Monate geprüft, und die Bescheinigung muss diese Seriennummer und ihre Tragfähigkeit nennen. Danach Auslegerschüsse, Gleitstücke und Seile ansehen und den Lastmomentbegrenzer an seiner eigenen Tabelle prüfen. Krane halten ihren Wert und verlieren 5 bis 6 Prozent im Jahr: Ein Geländekran von 50 bis 60\u00a0t kostet etwa AED\u00a01.265.000 nach drei und AED\u00a0953.000 nach acht Jahren.',
  'tower-cranes':
    'Die Genehmigung eines Turmdrehkrans endet an dem Tag, an dem seine Prüfung abläuft: Lesen Sie Datum und Seriennummer auf der Bescheinigung. Zählen Sie Turmstücke, Abspannungen und Gegengewichte nach der Packliste und sehen Sie sich Schweißnähte, Drehkranz und Seile an. Vergleichen Sie die Spitzenlast bei der Ausladung, die Sie brauchen, nicht die Höchstlast. Transport und Montage kommen dazu: Rechnen Sie frei Baustelle.',
  'access-platforms':
    'Fahren Sie jede Funktion vom Korb und vom Boden aus, prüfen Sie Notablass und Neigungsalarm. Eine Teleskopbühne arbeitet etwa 300 Stunden im Jahr, eine Scherenbühne etwa 120: Wenige Stunden sind normal, das Alter sieht man an Batterien, Schläuchen und Rost. Eine Bühne mit 20\u00a0m kostet etwa AED\u00a0250.000 nach drei und AED\u00a0139.000 nach acht Jahren, eine Schere mit 10 bis 12\u00a0m AED\u00a050.000 und AED\u00a028.000.',
  telehandlers:
    'Fahren Sie den Ausleger unter Last aus und sehen Sie sich Gleitstücke und Ketten an, dann Abstützungen und Lastanzeige. Vergleichen Sie das Typenschild mit der Nummer im Rahmen: Schilder von Teleskopladern wurden schon kopiert. Üblich sind etwa 800 Stunden im Jahr. Eine Maschine mit 14 bis 17\u00a0m kostet etwa AED\u00a0273.000 nach drei und AED\u00a0152.000 nach acht Jahren.',
  forklifts:
    'Messen Sie die Gabeln am Knick und die Längung der Hubketten und sehen Sie nach, ob die jährliche Bescheinigung gilt. Ein Elektrostapler ist so viel wert wie seine Batterie: Fragen Sie nach ihrem Alter. Üblich sind etwa 1.000 Stunden im Jahr, auf den Zählern stehen 2.000 bis 12.000. Ein 3-Tonner kostet etwa AED\u00a064.000 nach drei und AED\u00a035.000 nach acht Jahren, einer ab 10\u00a0t etwa AED\u00a0216.000 und AED\u00a0120.000.',
  concrete:
    'Suchen Sie an der Pumpe Risse entlang des Mastes, messen Sie die Rohrwände und fragen Sie nach den gepumpten Kubikmetern. Am Mischer messen Sie den Trommelmantel und sehen sich die Spiralen an; alter Beton darin ist Gewicht, das Sie bezahlen. Eine Autobetonpumpe mit 36\u00a0m kostet etwa AED\u00a0751.000 nach drei und AED\u00a0418.000 nach acht Jahren, ein Mischer mit 9\u00a0m³ AED\u00a0239.000 und AED\u00a0133.000.',
  'crushing-screening':
    'Backen, Kegel und Schlagleisten sind Verschleißteile: Lassen Sie sie messen und fühlen Sie die Lager nach einer Stunde unter Last. Aufgabegröße und Tonnen pro Stunde müssen zu Ihrem Gestein passen, nicht zum Prospekt. Bei Raupenanlagen zählt das Laufwerk wie bei jeder Maschine. Vergleichen Sie nur Anlagen gleicher Aufgabegröße; die Tabelle zeigt, was je nach Alter verlangt wird.',
  'drilling-piling':
    'Tiefe, Durchmesser und Drehmoment machen den Preis, und das Werkzeug ist die halbe Maschine: Zählen Sie Kellystange, Gestänge und Bohreimer, bevor Sie vergleichen. Prüfen Sie das Spiel des Drehantriebs, die Windenseile und die Nähte des Mastes. Stunden des Motors und Stunden des Antriebs sind zwei Zahlen: Fragen Sie nach beiden.',
  'power-air':
    'Verlangen Sie eine Stunde unter Volllast: Spannung und 50\u00a0Hz müssen stehen, und die Kühlung muss unseren Sommer aushalten. Vergleichen Sie Dauerleistung mit Dauerleistung und Notstrom mit Notstrom. Üblich sind 1.500 Stunden im Jahr, auch 20.000 können gut sein, wenn das Serviceheft vollständig ist. Ein Aggregat mit 500\u00a0kVA kostet etwa AED\u00a0171.000 nach drei und AED\u00a095.000 nach acht Jahren.',
  'trucks-trailers':
    'Hier zählen Kilometer, nicht Stunden: 60.000 bis 90.000 im Jahr sind üblich, 150.000 bis 700.000 stehen auf den Tachos. Suchen Sie Risse im Rahmen, sehen Sie sich Naben und Kippzylinder an und lesen Sie die Zulassung. Die Euro-Klasse entscheidet, wohin er danach darf. Ein Kipper 6x4 kostet etwa AED\u00a0239.000 nach drei und AED\u00a0133.000 nach acht Jahren.',
  agriculture:
    'Prüfen Sie Zapfwelle und Hydraulik unter Last und vergleichen Sie die Leistung an der Welle, nicht die des Motors. Sehen Sie sich Vorderachse, Kupplung und Reifen an, deren Flanken in der Sonne reißen, bevor das Profil fehlt. Zu Geräten bringen Sie ein Maßband mit: Dreipunktkategorie und Drehzahl entscheiden, ob sie passen.',
  attachments:
    'Messen Sie, statt dem Namen zu glauben: Bolzendurchmesser, Maß zwischen den Augen und Trägerklasse entscheiden, ob es passt. Bei Hämmern zählen Meißelbuchse und Zuganker, bei Löffeln Schneide und Ecken. Ein Schnellwechsler muss verriegeln und zeigen, dass er verriegelt ist. Laufwerksteile werden nach Prozent Rest bezahlt.',
}
