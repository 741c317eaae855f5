import type { Content } from './content.ts'

const YARD =
  'Du lundi au vendredi de 8 h à 18 h, fermé le vendredi de 11 h 30 à 14 h 30. Le samedi de 8 h à 14 h'
const DESK = 'Du lundi au vendredi de 8 h à 17 h, fermé le vendredi de 11 h 30 à 14 h 30'

export const fr: Content = {
  currencies: {
    USD: 'Dollar américain',
    AED: 'Dirham des Émirats',
    SAR: 'Riyal saoudien',
    EUR: 'Euro',
    CNY: 'Yuan chinois',
    KRW: 'Won sud-coréen',
  },
  companyName: 'Ironsouq',
  companyInfo:
    '<p>Des engins lourds d’occasion aux Émirats, <strong>notés selon une règle publiée</strong>, présentés avec leurs heures et leur usure, vendus avec leurs papiers.</p>',
  certifications: {
    inspection: {
      name: 'Inspection indépendante',
      title: '{least} à {most} points, selon le type de machine',
      details:
        'Un inspecteur contrôle chaque point que possède une machine de ce type, de {least} à {most}, du démarrage à froid à l’usure des chenilles ou des pneus. Mesures, remarques et photos figurent dans le rapport, que vous pouvez ouvrir. Si l’inspecteur travaille pour le vendeur, la page l’indique.',
      standards:
        'Fiche d’inspection par type de machine, usure en pourcentage de la limite du constructeur',
    },
    lifting: {
      name: 'Certificat de levage par un tiers (TPI)',
      title: 'Essai de charge par un organisme agréé',
      details:
        'Pour les grues, chariots élévateurs, monte-charges et nacelles, le certificat indique le numéro de série, les essais et la charge maximale d’utilisation. Il vaut douze mois, et son dernier jour est affiché.',
      standards:
        'Organisme d’inspection selon ISO/IEC 17020, inspection des grues selon ISO 9927-1',
    },
    hours: {
      name: 'Preuve des heures',
      title: 'Heures lues dans le calculateur',
      details:
        'Les heures moteur sont lues dans le calculateur (ECU) et placées à côté du compteur de la cabine. Si les deux diffèrent, la page dit de combien.',
      standards:
        'Heures moteur selon SAE J1939, télématique ISO 15143-3 lorsque le constructeur l’envoie',
    },
    papers: {
      name: 'Papiers de douane et de propriété',
      title: 'À qui elle est, et quels droits sont payés',
      details:
        'La déclaration en douane et le titre de propriété sont comparés au numéro de série frappé sur la machine. La situation douanière affichée en découle.',
      standards:
        'Déclaration en douane, titre de propriété ou facture d’achat, numéro de série frappé',
    },
  },
  articles: {
    'company-news': 'La vie de la maison',
    market: 'Marché',
    auctions: 'Enchères',
    guides: 'Guides',
    notices: 'Avis',
  },
  phrases: ['PC200', '3CX', 'tractopelle', '966H', 'pelle sur chenilles'],
  steps: [
    {
      title: 'Trouver',
      body: 'Cherchez par modèle ou numéro de stock dans l’une des dix langues, puis resserrez par catégorie, marque et émirat.',
    },
    {
      title: 'Juger',
      body: 'Lisez la note de A à E et la règle qui la fonde, les heures, l’usure et la situation douanière. Puis voyez la machine sur le parc.',
    },
    {
      title: 'Demander ou enchérir',
      body: 'Demandez le prix d’une ou de plusieurs machines, ou enchérissez dans une vente à durée fixe. Une enchère engage, et les règles de clôture sont écrites à côté.',
    },
    {
      title: 'Enlever',
      body: 'Payez sur le compte de la facture, puis enlevez la machine au parc ou faites-la charger pour la route ou le port. Ses papiers partent avec elle.',
    },
  ],
  outlets: {
    sajaa: {
      name: 'Al Sajaa, parc principal',
      address: 'Porte 2, zone industrielle d’Al Sajaa, Charjah',
      hours: YARD,
    },
    industrialArea: {
      name: 'Zone industrielle de Charjah',
      address: 'Industrial Area 13, parcelle 48, Charjah',
      hours: DESK,
    },
    rasAlKhor: {
      name: 'Ras Al Khor',
      address: 'Ras Al Khor Industrial Area 2, Dubaï',
      hours: YARD,
    },
    mussafah: { name: 'Mussafah', address: 'Mussafah M-37, Abou Dabi', hours: YARD },
    ghail: {
      name: 'Al Ghail',
      address: 'Zone industrielle d’Al Ghail, Ras el Khaïmah',
      hours: DESK,
    },
  },
  news: {
    lowBeds: {
      title: 'À Al Sajaa, la porte 2 reçoit les porte-engins dès 6 h',
      summary:
        'Les transporteurs qui réservent la veille peuvent charger à la porte 2 d’Al Sajaa deux heures avant l’ouverture du parc. Le passage a 4,5 m de hauteur libre, et aucune machine ne sort sans bon de sortie.',
    },
    hoursPrice: {
      title: 'Ce que mille heures coûtent à une pelle de 20 tonnes',
      summary:
        'Entre deux machines de la même année, chaque tranche de 1 000 heures au-dessus de l’usage retire environ 4 % du prix demandé. Un compteur bas le relève d’autant, mais de 20 % au plus.',
    },
    craneDate: {
      title: 'Acheter une grue, regarder d’abord la date du certificat',
      summary:
        'Avant de lever à Dubaï, grues, monte-charges et chariots élévateurs doivent être essayés tous les douze mois par un organisme agréé. Un certificat échu n’empêche pas la vente, mais prévoyez l’essai avant la mise au travail.',
    },
    diesel: {
      title: 'Exporter une machine Tier 4, s’informer d’abord du gazole',
      summary:
        'Les moteurs Tier 4 et Stage V demandent un gazole à 15 ppm de soufre au plus. Là où les pompes en vendent de plus soufré, une machine Tier 3 de même taille est l’achat le plus sûr.',
    },
  },
}
