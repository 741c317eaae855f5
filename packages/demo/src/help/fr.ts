import type { HelpWords } from './help.ts'

export const fr: HelpWords = {
  topics: {
    finding: 'Trouver une machine',
    checking: 'Vérifier une machine',
    buying: 'Paiement et enlèvement',
    export: 'Export et documents',
    account: 'Langue, devise et confidentialité',
  },
  articles: {
    searchForAModel: {
      title: 'Comment chercher un modèle ?',
      summary: 'Tapez le modèle comme vous le dites : PC200, 3CX, ou un n° de stock.',
      body: 'Affinez la liste par catégorie, marque et émirat.',
      keywords: 'trouver une machine, filtre, n° de stock',
    },
    whereTheMachinesAre: {
      title: 'Où sont les machines ?',
      summary: 'Dans le parc nommé sur chaque page.',
      body: 'Chaque annonce de la liste indique l’émirat : vous le savez avant de prendre la route.',
    },
    soldMachines: {
      title: 'Pourquoi afficher encore une machine vendue ?',
      summary: 'Pour que les prix restent publics.',
      body: 'La page indique clairement que la machine est vendue.',
    },
    grades: {
      title: 'Que signifient les notes A à E ?',
      summary:
        'A : comme neuve, B : bon état, C : prête à travailler, D : à réparer, E : pour pièces.',
      body: 'Les critères sont l’âge, les heures et l’usure ; voyez la page de la machine.',
      keywords: 'état, critères',
    },
    operatingHours: {
      title: 'Puis-je me fier aux heures ?',
      summary: 'La page indique la source du chiffre.',
      body: 'Comparez-le à l’usure des pédales, du siège et du train de roulement, et demandez la lecture du calculateur (ECU).',
    },
    ownInspector: {
      title: 'Puis-je amener mon propre inspecteur ?',
      summary: 'Oui. Prenez rendez-vous avec le parc.',
      body: 'Vous avez droit à un démarrage à froid et à l’inspection du dessous.',
    },
    sellersGrade: {
      title: 'Qui note une machine qui n’a pas été inspectée ?',
      summary:
        'Le vendeur. Cette note porte la mention « Note du vendeur » dans la liste, sur la page de la machine et dans son passeport, et ne repose sur aucun point contrôlé.',
      body: 'Demandez une inspection ou amenez votre propre inspecteur.',
    },
    twoPrices: {
      title: 'Pourquoi y a-t-il deux prix ?',
      summary: 'Le prix principal est dans la devise que vous avez choisie.',
      body: 'Le plus petit est dans la devise du vendeur, et c’est lui qui compte.',
    },
    newBankDetails: {
      title: 'Un vendeur m’a envoyé de nouvelles coordonnées bancaires. Que faire ?',
      summary: 'Ne payez pas.',
      body: 'Payez uniquement sur le compte indiqué sur une facture Ironsouq, et signalez-nous le message.',
      keywords: 'fraude, arnaque, virement, IBAN',
    },
    vat: {
      title: 'La TVA est-elle comprise ?',
      summary: 'Votre devis l’indique.',
      body: 'La TVA des Émirats est de 5 % ; une exportation peut être à taux zéro une fois les documents de sortie reçus.',
      keywords: 'taxe, taux zéro',
    },
    returnGoods: {
      title: 'Comment retourner un article de la boutique de pièces ?',
      summary: 'Écrivez à la boutique pendant le délai de retour de votre commande.',
      body: '1. Ouvrez la commande sous **Mon compte**, **Mes commandes**. Elle indique jusqu’à quand un retour est possible ; le délai commence à la réception.\n2. Choisissez **Écrire à la boutique** et dites ce que vous voulez retourner et pourquoi. Des photos aident.\n3. Convenez avec la boutique de l’endroit où envoyer l’article et de la façon d’être remboursé.\n\nSi la boutique ne répond pas, écrivez à notre service client.',
      keywords: 'retour, remboursement, garantie, jours',
    },
    exportedMachines: {
      title: 'Quelles machines peuvent être exportées ?',
      summary: 'La plupart.',
      body: 'Vérifiez le statut douanier sur la page : zone franche, droits acquittés, immatriculée aux Émirats ou export uniquement.',
    },
    enginesAndDiesel: {
      title: 'Quel moteur puis-je utiliser dans mon pays ?',
      summary: 'Vérifiez la norme d’émission.',
      body: 'Les moteurs Tier 4 et Stage V exigent un gazole à faible teneur en soufre ; là où il manque, un moteur de norme plus ancienne dure plus longtemps.',
    },
    languageAndCurrency: {
      title: 'Comment changer de langue ou de devise ?',
      summary: 'En haut de chaque page.',
      body: 'La page et vos filtres restent tels quels, et votre choix est retenu pendant six mois.',
    },
    whatWeKnow: {
      title: 'Que savez-vous de moi ?',
      summary: 'En tant que visiteur : la langue, la devise et la destination choisies.',
      body: 'Les pages vues sont comptées sans votre adresse IP et ne peuvent pas être reliées d’un jour à l’autre.',
    },
  },
}
