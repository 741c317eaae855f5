import type { PageWords } from './page-words.ts'

export const fr: PageWords = {
  about: {
    title: 'Des machines d’occasion à vérifier avant l’achat',
    summary:
      'L’acheteur de machines d’occasion manque rarement d’offres. Il lui manque des faits fiables sur une machine : ses heures, son usure, ses documents. Ironsouq est construit autour de ces faits.',
    promises: {
      heading: 'Ce que nous promettons',
      items: [
        {
          title: 'Les défauts restent visibles',
          text: 'Une fuite, une nouvelle peinture, un carnet d’entretien manquant : c’est sur la page, ou nous en répondons.',
        },
        {
          title: 'Une note ne s’achète pas',
          text: 'Les notes A à E suivent des critères publiés : âge, heures et usure. Les mêmes pour chaque vendeur.',
        },
        {
          title: 'Les mêmes faits dans chaque langue',
          text: 'Une annonce se compose de mesures et de termes fixes, pas de texte libre : les dix langues disent la même chose.',
        },
        {
          title: 'Chaque note indique qui l’a donnée',
          text: 'La note d’une machine non inspectée est celle du vendeur et est signalée comme telle.',
        },
      ],
    },
    earning: {
      heading: 'Comment nous gagnons de l’argent',
      text: 'Des frais sur chaque vente, les mêmes pour tous, et des inspections payées par le vendeur. Aucun vendeur ne peut acheter une meilleure note ou une meilleure place.',
    },
  },
  template:
    'Modèle. Ce texte doit être relu et approuvé par un avocat avant tout usage ; la raison sociale, la licence et l’adresse de l’exploitant sont à compléter.',
  terms: {
    title: 'Conditions',
    clauses: [
      {
        title: 'Qui nous sommes et ce que nous faisons',
        text: 'Ironsouq exploite une place de marché d’engins de chantier d’occasion et de pièces détachées aux Émirats arabes unis. Si une machine nous appartient, sa page l’indique. Sinon, le contrat de vente est conclu entre vous et le vendeur : nous vous mettons en relation, nous inspectons lorsque la page l’indique et nous conservons les dossiers. Nous ne sommes ni notaire, ni commissionnaire en douane, ni banque, ni assureur, ni transporteur, et nous ne donnons pas de conseil juridique ou fiscal.',
        short:
          'Nous gérons la place de marché et conservons les dossiers. Le vendeur est le plus souvent un tiers.',
      },
      {
        title: 'Votre compte',
        text: 'Vous pouvez voir chaque machine sans compte. Pour envoyer une demande, ajouter aux favoris ou enchérir, il vous faut un compte, avec des renseignements exacts, pour une seule personne ou société. Gardez votre mot de passe confidentiel et prévenez-nous sous un jour si vous pensez que quelqu’un d’autre le connaît. Avant que vous n’enchérissiez ou n’ouvriez une boutique, nous pouvons demander une licence commerciale et une pièce d’identité.',
        short:
          'La consultation est libre. Un compte par personne ou société, et une vérification avant tout paiement.',
      },
      {
        title: 'Annonces',
        text: 'Le vendeur est responsable de l’annonce : marque, modèle, année, heures, numéro de série, état et propriété. Une machine doit être libre de tout gage, ou le gage doit être indiqué sur sa page. Nous pouvons corriger, masquer ou retirer une annonce fausse, douteuse ou illicite, en indiquant pourquoi. Une machine vendue garde sa page afin que les prix restent publics.',
        short: 'Ce que dit la page doit être vrai, et les défauts y restent.',
      },
      {
        title: 'Prix, taxes et devise',
        text: 'Les prix sont dans la devise de l’annonce. Les montants dans d’autres devises sont donnés à titre indicatif, au taux affiché à ce moment ; le montant facturé est celui de la commande ou du devis. La TVA des Émirats de 5 % s’applique sauf mention contraire sur la page ; une exportation peut être à taux zéro une fois les documents de sortie reçus. Les droits de douane et le transport sont à votre charge, sauf si le devis les comprend.',
        short: 'La devise de l’annonce fait foi. Les autres montants sont indicatifs.',
      },
      {
        title: 'Inspection et notes',
        text: 'Un rapport indique ce que l’inspecteur a vu et mesuré à sa date. Les notes A à E suivent les critères publiés et ne s’achètent pas. Un rapport n’est pas une garantie, mais s’il était inexact d’une façon qui touche au prix ou à l’usage, vous pouvez faire une réclamation selon la section 8.',
        short:
          'Si le rapport était inexact, nous en répondons. L’usure ultérieure n’est pas couverte.',
      },
      {
        title: 'Demandes, devis et enchères',
        text: 'Une demande n’engage à rien. Un devis engage le vendeur jusqu’à la date indiquée et vous engage dès que vous l’acceptez. Les enchères ont une durée limitée et se tiennent en ligne sur ce site ; la visite a lieu au parc. Une enchère est une offre irrévocable ; la plus haute enchère acceptée à la clôture forme le contrat si le prix de réserve éventuel est atteint. Les règles et les frais d’une vente aux enchères figurent sur sa page avant l’ouverture. L’heure de notre serveur fait foi.',
        short: 'Une demande est gratuite. Accepter un devis ou enchérir engage.',
      },
      {
        title: 'Paiement et enlèvement',
        text: 'Payez uniquement sur le compte indiqué sur une facture Ironsouq ou par les moyens affichés lors du paiement, sous trois jours ouvrés sauf mention contraire de la facture. Ne payez jamais sur un compte reçu par message. La propriété et les risques vous sont transférés lorsque la machine est entièrement payée et remise. Le stockage est gratuit pendant dix jours après le paiement ; ensuite s’applique le tarif journalier du parc indiqué sur la facture.',
        short:
          'Trois jours ouvrés pour payer, dix jours pour enlever. Des coordonnées bancaires envoyées par chat sont une tentative de fraude : signalez-les-nous.',
      },
      {
        title: 'Réclamations et retours',
        text: 'Faites votre réclamation sous 14 jours après l’enlèvement, avec photos. Nous répondons sous 7 jours. Si nous l’acceptons, nous payons la réparation, réduisons le prix ou reprenons la machine. Les pièces et autres articles de la place de marché peuvent être retournés comme indiqué sur leur page ; vos droits selon le droit de la consommation des Émirats s’appliquent toujours.',
        short: '14 jours pour réclamer, 7 jours pour notre réponse.',
      },
      {
        title: 'Utilisation autorisée',
        text: 'Il est interdit d’extraire automatiquement le catalogue, d’enchérir sur vos propres biens, de publier des contenus qui ne vous appartiennent pas, de contourner nos frais après une mise en relation ou de perturber le service. Nous pouvons limiter ou fermer les comptes qui le font, après vous avoir entendu si possible. Vous conservez les droits sur ce que vous envoyez et nous autorisez à l’afficher tant que l’annonce ou sa page de vente existe.',
        short: 'Commercez loyalement.',
      },
      {
        title: 'Notre responsabilité',
        text: 'Nous fournissons notre service avec la compétence et le soin raisonnables. Nous ne sommes pas responsables des actes des vendeurs ou des transporteurs, ni du manque à gagner, sauf si la loi l’impose. Rien ici ne limite la responsabilité en cas de fraude, de faute lourde ou de dommage corporel, ni les droits auxquels le droit des Émirats ne permet pas de renoncer.',
        short: 'Nous répondons de notre travail, pas de celui des autres.',
      },
      {
        title: 'Réclamations, droit applicable et modifications',
        text: 'Le droit des Émirats arabes unis s’applique. Adressez-nous d’abord toute réclamation ; ensuite, chaque partie peut demander la médiation de l’autorité de protection des consommateurs de son émirat. Les tribunaux de Charjah sont compétents, sauf si la loi vous donne un autre tribunal. Nous annonçons toute modification de ces conditions au moins 14 jours à l’avance ; les accords antérieurs suivent les conditions antérieures. Devant les tribunaux des Émirats, la version arabe fait foi.',
        short:
          'D’abord nous en parler, puis la médiation, puis le tribunal. Les modifications sont toujours annoncées.',
      },
    ],
  },
  privacy: {
    title: 'Confidentialité',
    clauses: [
      {
        title: 'Qui est responsable',
        text: 'Ironsouq est responsable du traitement des données personnelles décrites ici, au sens du décret-loi fédéral 45 de 2021 sur la protection des données personnelles, et des autres lois qui s’appliquent à vous.',
        short: 'Contactez-nous à tout moment ; une personne vous répondra.',
      },
      {
        title: 'Quelles données nous collectons, et pourquoi',
        text: 'Visiteurs : la langue, la devise et la destination choisies, dans des cookies, et un nombre quotidien de pages vues sans votre adresse IP et sans lien d’un jour à l’autre. Membres : nom, coordonnées, société, paramètres, machines en favoris et machines vues, car le service ne fonctionne pas sans cela. Visites et demandes : le nom et les coordonnées que vous indiquez. Sécurité : navigateur, système d’exploitation, réseau et pays de chaque connexion. Acheteurs et vendeurs : documents d’identité et fiscaux lorsque la loi les exige.',
        short: 'Seulement ce dont le service a besoin.',
      },
      {
        title: 'Cookies',
        text: 'Nous déposons lang, currency et destination pour six mois lorsque vous les choisissez. À la connexion, nous déposons token et signed pour votre session, et device pour un an afin de reconnaître votre appareil. Des cookies de courte durée servent à la connexion, à l’inscription et à la réinitialisation du mot de passe. Aucun cookie publicitaire, aucun pistage par des tiers. Nous respectons Do Not Track et Global Privacy Control.',
        short: 'Seulement les cookies nécessaires au site, aucun pour le pistage.',
      },
      {
        title: 'Qui peut les voir',
        text: 'Si vous réservez une visite ou envoyez une demande, le vendeur et le parc voient le nom et les coordonnées que vous indiquez. L’autre partie voit ce dont elle a besoin pour la transaction. Les prestataires d’hébergement, d’e-mail et de paiement et les transporteurs travaillent pour nous sous contrat. Les autorités reçoivent ce que la loi exige. Nous ne vendons pas de données.',
        short: 'Nous ne vendons jamais vos données.',
      },
      {
        title: 'Où et pendant combien de temps',
        text: 'Si des données personnelles quittent les Émirats, les garanties exigées par la loi s’appliquent. Les données du compte sont conservées jusqu’à sa suppression. Nous supprimons les machines vues et les journaux de sécurité après 90 jours, les rendez-vous de visite 90 jours après leur date, les notifications après 180 jours, les sessions terminées après 7 jours, les appareils connus 400 jours après leur dernière utilisation, les modifications des données de connexion 30 jours après la fin du délai d’annulation et les exports de données après 3 jours. Les abonnements à la newsletter des enchères sont supprimés après 30 jours s’ils n’ont pas été confirmés, et 400 jours après l’inscription s’ils ont été annulés. Les pièces fiscales sont conservées pendant la durée légale. Le journal des actions du personnel et l’historique des prix et des ventes des machines sont conservés sans limite.',
        short: 'Pas plus longtemps qu’indiqué ici.',
      },
      {
        title: 'Vos droits',
        text: 'Vous pouvez consulter, corriger, transférer et supprimer vos données, limiter leur usage ou vous y opposer, et retirer votre accord à tout moment. Dans « Mon compte », vous pouvez télécharger vos données et supprimer votre compte ; un clic suffit pour vous désabonner de la newsletter des enchères. Nous répondons aux autres demandes sous un mois.',
        short: 'Vous pouvez faire l’essentiel vous-même dans « Mon compte ».',
      },
      {
        title: 'Sécurité et enfants',
        text: 'Les mots de passe sont conservés de sorte que personne ne peut les lire, les connexions sont chiffrées et les accès du personnel sont consignés. Si une violation de données vous expose à un risque, nous vous prévenons sans délai, ainsi que l’autorité. Le service est destiné aux adultes de la profession et non aux moins de 18 ans.',
        short: 'Chiffré et consigné. En cas de problème, nous vous prévenons.',
      },
      {
        title: 'Réclamations sur la confidentialité',
        text: 'Si vous pensez que nous traitons mal vos données, contactez-nous d’abord. Vous pouvez aussi saisir à tout moment le Bureau des données des Émirats. Une réclamation n’a aucun effet sur votre compte ni sur vos achats.',
        short: 'Dites-le-nous, ou saisissez le Bureau des données des Émirats.',
      },
    ],
  },
}
