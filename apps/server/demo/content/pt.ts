import type { Content } from './content.ts'

const YARD =
  'De segunda a sexta das 8h às 18h, sexta fechado das 11h30 às 14h30. Sábado das 8h às 14h'
const DESK = 'De segunda a sexta das 8h às 17h, sexta fechado das 11h30 às 14h30'

export const pt: Content = {
  currencies: {
    USD: 'Dólar americano',
    AED: 'Dirham dos EAU',
    SAR: 'Rial saudita',
    EUR: 'Euro',
    CNY: 'Yuan chinês',
    KRW: 'Won sul-coreano',
  },
  companyName: 'Ironsouq',
  companyInfo:
    '<p>Máquinas pesadas usadas nos Emirados: <strong>classificadas por uma regra publicada</strong>, mostradas com suas horas e seu desgaste, vendidas com os documentos.</p>',
  companyAddress: 'Portão 2, área industrial de Al Sajaa, Sharjah, Emirados Árabes Unidos',
  certifications: {
    inspection: {
      name: 'Inspeção independente',
      title: 'De {least} a {most} pontos, conforme o tipo de máquina',
      details:
        'Um inspetor confere cada ponto que uma máquina do seu tipo tem, de {least} a {most}, da partida a frio ao desgaste de esteiras ou pneus. Medidas, observações e fotos estão no laudo, que você pode abrir. Se o inspetor trabalha para o vendedor, a página informa.',
      standards:
        'Ficha de inspeção por tipo de máquina; desgaste em porcentagem do limite do fabricante',
    },
    lifting: {
      name: 'Certificado de içamento de terceiros (TPI)',
      title: 'Teste de carga por organismo aprovado',
      details:
        'Para guindastes, empilhadeiras, elevadores e plataformas: o certificado informa o número de série, os testes e a carga máxima de trabalho. Vale doze meses, e o último dia é mostrado.',
      standards:
        'Organismo de inspeção conforme ISO/IEC 17020; inspeção de guindastes conforme ISO 9927-1',
    },
    hours: {
      name: 'Prova de horas',
      title: 'Horas lidas no módulo de controle',
      details:
        'As horas do motor são lidas no módulo de controle (ECU) e postas ao lado do horímetro da cabine. Se houver diferença, a página diz de quanto.',
      standards:
        'Horas do motor conforme SAE J1939; telemetria ISO 15143-3 onde o fabricante envia',
    },
    papers: {
      name: 'Documentos de alfândega e propriedade',
      title: 'De quem é e que imposto foi pago',
      details:
        'A declaração aduaneira e o documento de propriedade são comparados com o número de série gravado na máquina. Daí vem a situação aduaneira mostrada na página.',
      standards:
        'Declaração aduaneira, documento de propriedade ou nota de compra, número de série gravado',
    },
  },
  articles: {
    'company-news': 'Notícias da empresa',
    market: 'Mercado',
    auctions: 'Leilões',
    guides: 'Guias',
    notices: 'Avisos',
  },
  phrases: ['PC200', '3CX', 'retroescavadeira', '966H', 'empilhadeira'],
  steps: [
    {
      title: 'Encontrar',
      body: 'Procure por modelo ou número de estoque em qualquer um dos dez idiomas e filtre por categoria, marca e emirado.',
    },
    {
      title: 'Avaliar',
      body: 'Leia a nota de A a E e a regra por trás dela, as horas, o desgaste e a situação aduaneira. Depois veja a máquina no pátio.',
    },
    {
      title: 'Perguntar ou dar lance',
      body: 'Peça o preço de uma ou várias máquinas, ou dê lance em um leilão com hora de fechamento. O lance obriga, e as regras de fechamento estão escritas ao lado.',
    },
    {
      title: 'Retirar',
      body: 'Pague na conta da fatura e retire a máquina do pátio, ou mande carregá-la para a estrada ou o porto. Os documentos saem com ela.',
    },
  ],
  outlets: {
    sajaa: {
      name: 'Al Sajaa, pátio principal',
      address: 'Portão 2, área industrial de Al Sajaa, Sharjah',
      hours: YARD,
    },
    industrialArea: {
      name: 'Área industrial de Sharjah',
      address: 'Industrial Area 13, lote 48, Sharjah',
      hours: DESK,
    },
    rasAlKhor: {
      name: 'Ras Al Khor',
      address: 'Ras Al Khor Industrial Area 2, Dubai',
      hours: YARD,
    },
    mussafah: { name: 'Mussafah', address: 'Mussafah M-37, Abu Dhabi', hours: YARD },
    ghail: {
      name: 'Al Ghail',
      address: 'Área industrial de Al Ghail, Ras Al Khaimah',
      hours: DESK,
    },
  },
  news: {
    lowBeds: {
      title: 'Al Sajaa abre o portão 2 para pranchas a partir das 6h',
      summary:
        'Transportadores que reservam na véspera podem carregar no portão 2 de Al Sajaa duas horas antes de o pátio abrir. A passagem tem 4,5 m de altura livre, e nenhuma máquina sai sem o passe de saída.',
    },
    hoursPrice: {
      title: 'Quanto mil horas custam a uma escavadeira de 20 toneladas',
      summary:
        'Entre duas máquinas do mesmo ano, cada 1.000 horas acima do usual tiram cerca de 4% do preço pedido. Um horímetro baixo o aumenta na mesma medida, mas em 20% no máximo.',
    },
    craneDate: {
      title: 'Ao comprar um guindaste, veja primeiro a data do certificado',
      summary:
        'Antes de içar em Dubai, guindastes, elevadores e empilhadeiras devem ser testados a cada doze meses por um organismo aprovado. Com o certificado vencido, a venda é permitida; conte com o teste antes de pôr a máquina para trabalhar.',
    },
    diesel: {
      title: 'Exportar uma máquina Tier 4: pergunte antes sobre o diesel',
      summary:
        'Motores Tier 4 e Stage V precisam de diesel com no máximo 15 ppm de enxofre. Onde as bombas vendem mais do que isso, uma máquina Tier 3 do mesmo porte é a compra mais segura.',
    },
  },
}
