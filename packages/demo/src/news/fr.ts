import type { NewsWords } from './news.ts'

export const fr: NewsWords = {
  lowBeds: {
    title: 'Al Sajaa : la porte 2 ouverte aux porte-engins dès 6 h',
    summary:
      'Les transporteurs qui réservent la veille peuvent charger à la porte 2 d’Al Sajaa deux heures avant l’ouverture du parc. La hauteur libre est de 4,5 m. Aucune machine ne sort sans bon de sortie.',
    body: `Jusqu’ici, les porte-engins attendaient à la porte 1 avec les visiteurs. De 06:00 à 08:00, la porte 2 est désormais réservée aux chargements sur rendez-vous.

## Comment réserver

- Envoyez le numéro de stock et l’immatriculation du camion avant 16:00 la veille.
- Apportez le bon de sortie : il indique le numéro de série de la machine.
- Les chargements de plus de 4,5 m de haut sortent par la porte 1, après 08:00.`,
  },
  hoursPrice: {
    title: 'L’effet de 1 000 heures de plus sur le prix d’une pelle de 20 tonnes',
    summary:
      'Pour des machines de la même année, chaque tranche de 1 000 heures au-dessus de la moyenne réduit le prix demandé d’environ 4 %. Peu d’heures le relèvent au même rythme, de 20 % au plus.',
    body: `Nous avons comparé les prix demandés pour un même modèle et une même année. Une pelle de 20 tonnes travaille environ 1 200 à 1 600 heures par an aux EAU ; bien au-delà, le prix baisse, bien en dessous, il monte.

Le prix indicatif de chaque page tient déjà compte des heures. Vérifiez d’abord qu’elles sont confirmées : les **heures vérifiées** sont lues dans le calculateur du moteur.

- Comparez les heures aux heures habituelles indiquées sur la page.
- Regardez aussi l’usure : chaînes et axes en disent plus que l’horamètre.`,
  },
  craneDate: {
    title: 'Acheter une grue ? Vérifiez d’abord la date du certificat',
    summary:
      'À Dubaï, grues, monte-charges et chariots élévateurs doivent être contrôlés tous les 12 mois par un organisme agréé. Une machine dont le certificat a expiré peut être vendue, mais doit être contrôlée à nouveau avant de travailler.',
    body: `Le certificat indique le numéro de série, les essais et la charge maximale d’utilisation. La page de la grue affiche sa date d’expiration.

> Un certificat appartient à une seule machine. Comparez le numéro de série avec la plaque.

- S’il reste moins de deux mois, demandez qui paie le prochain essai.
- Pour un chantier hors de Dubaï, demandez au client quels organismes il accepte.`,
  },
  diesel: {
    title: 'Exporter une machine Tier 4 ? Vérifiez d’abord le gazole local',
    summary:
      'Les moteurs Tier 4 et Stage V exigent un gazole à 15 ppm de soufre au plus. Là où le gazole local en contient davantage, une machine Tier 3 de même taille est le choix le plus sûr.',
    body: `Le soufre bouche le filtre à particules. Le gazole des EAU en contient 10 ppm : tous les moteurs y fonctionnent. De nombreuses destinations vendent du gazole à 500 ppm ou plus.

Choisissez votre destination en haut de la page. Chaque machine indique alors, à côté du prix rendu, si son moteur convient au gazole local.`,
  },
  meterCheck: {
    title: 'Trois vérifications avant de croire un horamètre',
    summary:
      'Pédales, siège et axes vieillissent avec les heures. S’ils paraissent plus vieux, demandez la lecture du calculateur moteur.',
    body: `Comparez l’horamètre à l’usure du rapport. Les heures **vérifiées** ont été lues dans le calculateur du moteur. Sinon, la page l’indique.`,
  },
  middayBreak: {
    title: 'Pause de midi : réservez vos visites le matin',
    summary:
      'Du 15 juin au 15 septembre, le travail en plein air s’arrête aux EAU de 12:30 à 15:00. Cela vaut aussi pour les démonstrations dans nos parcs.',
    body: `Demandez un démarrage à froid tôt le matin : il montre mieux la fumée et l’état de la batterie. Réservez sur la page de la machine.`,
  },
  passport: {
    title: 'Chaque machine a maintenant son passeport',
    summary:
      'Le passeport de la machine est un PDF avec ses données, ses documents et son inspection, dans votre langue.',
    body: `Ouvrez la page d’une machine et téléchargez le passeport. Il indique comment chaque donnée a été vérifiée, pour un partenaire ou une banque.`,
  },
  rollerDrum: {
    title: 'Vous achetez un compacteur ? Regardez d’abord la bille',
    summary:
      'Une bille usée ou des silentblocs fatigués coûtent plus cher qu’un vieux moteur. Les deux se voient en quelques minutes.',
    body: `Cherchez les méplats et les fissures le long de la bille. Faites vibrer une minute et observez les silentblocs. Lisez ensuite le rapport d’inspection.`,
  },
  forkliftTest: {
    title: 'Les chariots élévateurs aussi ont besoin d’un certificat',
    summary:
      'Un chariot lève des charges : il lui faut un certificat d’un organisme tiers, comme une grue. Vérifiez l’échéance avant la livraison.',
    body: `Le certificat indique le numéro de série et la charge maximale d’utilisation au centre de charge. S’il a expiré, prévoyez l’essai avant le premier jour de travail.`,
  },
  cooling: {
    title: 'Refroidissement CCG : ce que la page indique',
    summary:
      'Les machines destinées au Golfe ont de plus grands radiateurs et ventilateurs. À 48 °C, cela décide si elles continuent à travailler.',
    body: `La page de chaque machine indique son refroidissement. Le refroidissement standard convient aux destinations plus fraîches.`,
  },
  shipping: {
    title: 'Roulier ou flat rack ? Comment voyagent les machines',
    summary:
      'Les machines roulantes partent sur des rouliers, les longues ou démontées sur des flat racks. Taille et poids décident du prix.',
    body: `Chaque page indique longueur, largeur, hauteur et poids. Choisissez votre destination pour voir le prix rendu.`,
  },
  languages: {
    title: 'Ironsouq parle dix langues',
    summary:
      'Recherche, pages et documents existent en dix langues, de droite à gauche quand la langue le demande.',
    body: `Les annonces sont des données, pas de la prose : heures, usure et constats ont le même sens dans chaque langue. Choisissez la vôtre en haut de la page.`,
  },
}
