import type { Content } from './content-words.ts'

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
}
