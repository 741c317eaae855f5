import type { Content } from './content.ts'

const YARD =
  'Du lundi au vendredi de 8\u00a0h à 18\u00a0h, fermé le vendredi de 11\u00a0h\u00a030 à 14\u00a0h\u00a030. Le samedi de 8\u00a0h à 14\u00a0h'
const DESK =
  'Du lundi au vendredi de 8\u00a0h à 17\u00a0h, fermé le vendredi de 11\u00a0h\u00a030 à 14\u00a0h\u00a030'

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
    '<p>Engins de chantier d’occasion aux Émirats, <strong>notés selon des critères publiés</strong>, présentés avec leurs heures et leur usure, vendus avec leurs documents.</p>',
  companyAddress: 'Porte 2, zone industrielle d’Al Sajaa, Charjah, Émirats arabes unis',
  certifications: {
    inspection: {
      name: 'Inspection indépendante',
      title: '{least} à {most} points de contrôle, selon le type de machine',
      details:
        'Un inspecteur contrôle {least} à {most} points au parc, selon le type de machine, du démarrage à froid à l’usure des chenilles ou des pneus. Vous pouvez ouvrir le rapport avec toutes les mesures, remarques et photos. Si l’inspecteur travaille pour le vendeur, la page l’indique.',
      standards:
        'Fiche d’inspection par type de machine\u00a0; usure en pourcentage de la limite du constructeur',
    },
    lifting: {
      name: 'Certificat de levage par un tiers (TPI)',
      title: 'Essai de charge par un organisme agréé',
      details:
        'Pour les grues, chariots élévateurs, monte-charges et nacelles. Le certificat indique le numéro de série, les essais réalisés et la charge maximale d’utilisation. Il est valable 12 mois\u00a0; la date d’expiration est affichée.',
      standards:
        'Organisme d’inspection selon ISO/IEC 17020\u00a0; inspection des grues selon ISO 9927-1',
    },
    hours: {
      name: 'Heures vérifiées',
      title: 'Heures lues dans le calculateur moteur (ECU)',
      details:
        'Nous lisons les heures moteur dans le calculateur et les comparons à l’horamètre de la cabine. Tout écart est indiqué sur la page.',
      standards:
        'Heures moteur selon SAE J1939\u00a0; télématique ISO 15143-3 lorsque le constructeur la fournit',
    },
    papers: {
      name: 'Documents de douane et de propriété',
      title: 'Propriété et statut douanier',
      details:
        'Nous comparons la déclaration en douane et le titre de propriété au numéro de série frappé sur la machine. Le statut douanier affiché repose sur ces documents.',
      standards:
        'Déclaration en douane, titre de propriété ou facture d’achat, numéro de série frappé',
    },
  },
  articles: {
    'company-news': 'Actualités de l’entreprise',
    market: 'Marché',
    auctions: 'Ventes aux enchères',
    guides: 'Guides',
    notices: 'Informations',
  },
  phrases: ['PC200', '3CX', 'tractopelle', '966H', 'pelle sur chenilles'],
  steps: [
    {
      title: 'Trouver',
      body: 'Cherchez par modèle ou n° de stock dans l’une des dix langues. Affinez par catégorie, marque et émirat.',
    },
    {
      title: 'Vérifier',
      body: 'Consultez la note de A à E et ses critères, les heures, l’usure et le statut douanier. Puis visitez la machine au parc.',
    },
    {
      title: 'Demander un devis ou enchérir',
      body: 'Demandez un devis pour une ou plusieurs machines, ou enchérissez dans une vente chronométrée. Toute enchère engage\u00a0; les règles de clôture sont affichées à côté du bouton.',
    },
    {
      title: 'Enlever',
      body: 'Payez sur le compte indiqué sur la facture, puis enlevez la machine au parc ou faites-la charger pour un transport par route ou par mer. Les documents sont remis avec la machine.',
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
      title: 'Al Sajaa\u00a0: la porte 2 ouverte aux porte-engins dès 6\u00a0h',
      summary:
        'Les transporteurs qui réservent la veille peuvent charger à la porte 2 d’Al Sajaa deux heures avant l’ouverture du parc. La hauteur libre est de 4,5\u00a0m. Aucune machine ne sort sans bon de sortie.',
    },
    hoursPrice: {
      title: 'L’effet de 1\u00a0000 heures de plus sur le prix d’une pelle de 20 tonnes',
      summary:
        'Pour des machines de la même année, chaque tranche de 1\u00a0000 heures au-dessus de la moyenne réduit le prix demandé d’environ 4\u00a0%. Peu d’heures le relèvent au même rythme, de 20\u00a0% au plus.',
    },
    craneDate: {
      title: 'Acheter une grue\u00a0? Vérifiez d’abord la date du certificat',
      summary:
        'À Dubaï, grues, monte-charges et chariots élévateurs doivent être contrôlés tous les 12 mois par un organisme agréé. Une machine dont le certificat a expiré peut être vendue, mais doit être contrôlée à nouveau avant de travailler.',
    },
    diesel: {
      title: 'Exporter une machine Tier 4\u00a0? Vérifiez d’abord le gazole local',
      summary:
        'Les moteurs Tier 4 et Stage V exigent un gazole à 15\u00a0ppm de soufre au plus. Là où le gazole local en contient davantage, une machine Tier 3 de même taille est le choix le plus sûr.',
    },
  },
}
