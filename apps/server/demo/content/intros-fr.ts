import type { Intros } from './intros.ts'

export const introsFr: Intros = {
  excavators:
    'Faites d’abord mesurer le train de chenilles\u00a0: maillons, bagues, barbotins et galets, en pour cent restants. Contrôlez ensuite le jeu de la couronne et des axes, et de combien la flèche descend en cinq minutes. Une pelle de 20 à 23\u00a0t travaille environ 1\u00a0400 heures par an et les gros organes arrivent à terme vers 10\u00a0000. Dans cette classe, comptez environ AED\u00a0376\u00a0000 à trois ans et AED\u00a0209\u00a0000 à huit ans.',
  'wheel-loaders':
    'Les pneus durent de 4\u00a0000 à 10\u00a0000 heures et coûtent cher\u00a0: demandez la profondeur en millimètres. Conduisez-la en charge, puis regardez l’articulation et les axes du godet. Les entrepreneurs font 1\u00a0200 à 1\u00a0500 heures par an, pour une vie de 7\u00a0000 à 12\u00a0000. Une chargeuse de 3\u00a0m³ coûte environ AED\u00a0546\u00a0000 à trois ans et AED\u00a0304\u00a0000 à huit ans.',
  'backhoe-loaders':
    'Regardez les deux bouts\u00a0: jeu du pivot et de l’orientation, balancier télescopique en charge, axes du chargeur, et si les quatre roues entraînent. Environ 900 heures par an sont courantes, les compteurs montrent 2\u00a0000 à 10\u00a0000. Aux Émirats on veut cabine et climatisation\u00a0; un canopy se revend mieux de l’autre côté de la frontière. Comptez environ AED\u00a0171\u00a0000 à trois ans et AED\u00a095\u00a0000 à huit ans.',
  dozers:
    'Le train de chenilles décide\u00a0: faites mesurer maillons, bagues, barbotins et roues folles des deux côtés. Cherchez ensuite les fuites aux réducteurs et l’usure aux coins de lame et à la dent du ripper. À 1\u00a0300 heures par an, 4\u00a0000 à 16\u00a0000 au compteur sont courantes. Une machine de la classe D6 coûte environ AED\u00a0865\u00a0000 à trois ans et AED\u00a0481\u00a0000 à huit ans, une D8 presque le double.',
  'motor-graders':
    'Une niveleuse vaut ce que vaut sa couronne\u00a0: cherchez le jeu dans la couronne, les glissières de lame et l’articulation, et l’huile sous les tandems. Tranchants et pneus s’usent, un châssis faussé reste. Environ 1\u00a0200 heures par an sont courantes. La classe 140 coûte environ AED\u00a0751\u00a0000 à trois ans et AED\u00a0418\u00a0000 à huit ans.',
  'skid-steers':
    'Faites travailler bras et transmission jusqu’à chaud et écoutez chaînes et pompes. Sur chenilles, regardez les bandes et les galets\u00a0; sur roues, les pneus, qui finissent les premiers. 600 heures par an sont courantes. Ne payez le haut débit que si vos outils le demandent. Comptez environ AED\u00a0102\u00a0000 à trois ans et AED\u00a057\u00a0000 à huit ans.',
  'dump-trucks':
    'Regardez l’articulation et l’oscillation, l’usure du fond de benne, le ralentisseur et chaque pneu\u00a0: les six font une grande part du prix. Environ 1\u00a0500 heures par an sont courantes, les compteurs montrent 4\u00a0000 à 15\u00a0000. Un tombereau de 30\u00a0t coûte environ AED\u00a0911\u00a0000 à trois ans et AED\u00a0507\u00a0000 à huit ans, un 40\u00a0t environ 40 pour cent de plus.',
  compaction:
    'Faites vibrer aux deux amplitudes jusqu’à chaud\u00a0: un bruit dans le cylindre est un roulement. Regardez les plots de caoutchouc et la virole\u00a0; lisse pour le sable, à pieds dameurs pour l’argile. 700 heures par an sont courantes. Un monocylindre de 11\u00a0t coûte environ AED\u00a0250\u00a0000 à trois ans et AED\u00a0139\u00a0000 à huit ans.',
  paving:
    'Tôles de table, vis, chaînes et porte-pics sont ce que vous remplacerez en premier\u00a0: faites-les mesurer et faites chauffer la table devant vous. Le nettoyage du soir en dit plus que les heures. Ne comparez que des machines de même largeur de travail et de même table\u00a0; le tableau montre ce qui est demandé selon l’âge.',
  'mobile-cranes':
    'Le papier avant le prix\u00a0: les engins de levage sont contrôlés tous les 12 mois, et le certificat doit porter ce numéro de série et sa charge. Regardez ensuite les éléments de flèche, les patins et les câbles, et essayez le limiteur face à son propre abaque. Les grues gardent leur valeur et perdent 5 à 6 pour cent par an\u00a0: une grue tout-terrain de 50 à 60\u00a0t coûte environ AED\u00a01\u00a0265\u00a0000 à trois ans et AED\u00a0953\u00a0000 à huit ans.',
  'tower-cranes':
    'Le permis d’une grue à tour s’arrête le jour où son contrôle expire\u00a0: lisez la date et le numéro de série sur le certificat. Comptez éléments de mât, ancrages et contrepoids d’après la liste de colisage, et regardez soudures, couronne et câbles. Comparez la charge en bout à la portée qu’il vous faut, pas la charge maximale. Transport et montage s’ajoutent\u00a0: regardez le prix rendu.',
  'access-platforms':
    'Essayez chaque fonction depuis le panier et depuis le sol, la descente de secours et l’alarme d’inclinaison. Une nacelle travaille environ 300 heures par an, un ciseau environ 120\u00a0: peu d’heures sont normales, et l’âge se voit aux batteries, aux flexibles et à la rouille. Une nacelle de 20\u00a0m coûte environ AED\u00a0250\u00a0000 à trois ans et AED\u00a0139\u00a0000 à huit ans, un ciseau de 10 à 12\u00a0m AED\u00a050\u00a0000 et AED\u00a028\u00a0000.',
  telehandlers:
    'Sortez la flèche en charge et regardez patins et chaînes, puis stabilisateurs et contrôleur de charge. Comparez la plaque au numéro frappé dans le châssis\u00a0: des plaques de télescopiques ont été copiées. Environ 800 heures par an sont courantes. Une machine de 14 à 17\u00a0m coûte environ AED\u00a0273\u00a0000 à trois ans et AED\u00a0152\u00a0000 à huit ans.',
  forklifts:
    'Mesurez les fourches au talon et l’allongement des chaînes, et voyez si le certificat annuel est en cours. Un chariot électrique vaut sa batterie\u00a0: demandez son âge. Environ 1\u00a0000 heures par an sont courantes, les compteurs montrent 2\u00a0000 à 12\u00a0000. Un 3\u00a0t coûte environ AED\u00a064\u00a0000 à trois ans et AED\u00a035\u00a0000 à huit ans, un 10\u00a0t et plus environ AED\u00a0216\u00a0000 et AED\u00a0120\u00a0000.',
  concrete:
    'Sur une pompe, cherchez les fissures le long de la flèche, mesurez les parois des tubes et demandez combien de mètres cubes ont été pompés. Sur une toupie, mesurez la virole et regardez les spires\u00a0; le vieux béton dedans est un poids que vous payez. Une pompe de 36\u00a0m coûte environ AED\u00a0751\u00a0000 à trois ans et AED\u00a0418\u00a0000 à huit ans, une toupie de 9\u00a0m³ AED\u00a0239\u00a0000 et AED\u00a0133\u00a0000.',
  'crushing-screening':
    'Mâchoires, cônes et battoirs sont des pièces d’usure\u00a0: faites-les mesurer et touchez les paliers après une heure en charge. Calez granulométrie et tonnes par heure sur votre roche, pas sur la brochure. Sur chenilles, le train compte comme sur toute machine. Ne comparez que des groupes de même alimentation\u00a0; le tableau montre ce qui est demandé selon l’âge.',
  'drilling-piling':
    'Profondeur, diamètre et couple font le prix, et les outils sont la moitié de la machine\u00a0: comptez kelly, tiges et buckets avant de comparer. Regardez le jeu de la tête, les câbles des treuils et les soudures du mât. Les heures du moteur et celles de la tête sont deux chiffres\u00a0: demandez les deux.',
  'power-air':
    'Demandez une heure à pleine charge\u00a0: la tension et les 50\u00a0Hz doivent tenir, et le refroidissement aussi, en plein été d’ici. Comparez service continu avec continu et secours avec secours. 1\u00a0500 heures par an sont courantes, 20\u00a0000 peuvent être saines si le carnet est complet. Un groupe de 500\u00a0kVA coûte environ AED\u00a0171\u00a0000 à trois ans et AED\u00a095\u00a0000 à huit ans.',
  'trucks-trailers':
    'Ici comptent les kilomètres\u00a0: 60\u00a0000 à 90\u00a0000 par an sont courants, et les compteurs montrent 150\u00a0000 à 700\u00a0000. Cherchez les fissures du châssis, regardez moyeux et vérin de benne, et lisez la carte grise. La classe Euro décide où il pourra aller ensuite. Une benne 6x4 coûte environ AED\u00a0239\u00a0000 à trois ans et AED\u00a0133\u00a0000 à huit ans.',
  agriculture:
    'Essayez la prise de force et l’hydraulique en charge, et comparez la puissance à la prise, pas celle du moteur. Regardez le pont avant, l’embrayage et les pneus, dont les flancs se fendent au soleil avant que le dessin ne s’use. Pour les outils, venez avec un mètre\u00a0: catégorie d’attelage et régime décident s’ils vont.',
  attachments:
    'Mesurez, ne croyez pas le nom\u00a0: diamètre d’axe, largeur entre oreilles et classe du porteur décident si cela va. Sur un brise-roche, regardez la bague du burin et les tirants\u00a0; sur un godet, la lame et les coins. Une attache rapide doit verrouiller et le montrer. Les pièces de train se paient au pour cent restant.',
}
