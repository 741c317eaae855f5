import type { Content } from './content-words.ts'

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
    '<p>Máquinas pesadas usadas nos Emirados: <strong>avaliadas por critérios publicados</strong>, mostradas com horas e desgaste, vendidas com documentos.</p>',
  companyAddress: 'Portão 2, área industrial de Al Sajaa, Sharjah, Emirados Árabes Unidos',
  certifications: {
    inspection: {
      name: 'Inspeção independente',
      title: 'De {least} a {most} pontos de verificação, conforme o tipo de máquina',
      details:
        'Um inspetor verifica no pátio de {least} a {most} pontos, conforme o tipo de máquina, da partida a frio ao desgaste de esteiras ou pneus. Você pode abrir o laudo com todas as medições, observações e fotos. Se o inspetor trabalha para o vendedor, a página informa.',
      standards:
        'Lista de inspeção por tipo de máquina; desgaste em porcentagem do limite do fabricante',
    },
    lifting: {
      name: 'Certificado de içamento de terceiros (TPI)',
      title: 'Teste de carga por organismo de inspeção aprovado',
      details:
        'Para guindastes, empilhadeiras, elevadores e plataformas. O certificado informa o número de série, os testes feitos e a carga segura de trabalho. Válido por 12 meses; a data de vencimento é mostrada.',
      standards:
        'Organismo de inspeção conforme ISO/IEC 17020; inspeção de guindastes conforme ISO 9927-1',
    },
    hours: {
      name: 'Horas verificadas',
      title: 'Horas lidas no módulo de controle do motor (ECU)',
      details:
        'Lemos as horas do motor no módulo de controle e as comparamos com o horímetro da cabine. Qualquer diferença aparece na página.',
      standards:
        'Horas do motor conforme SAE J1939; telemetria ISO 15143-3 quando o fabricante a oferece',
    },
    papers: {
      name: 'Documentos de alfândega e propriedade',
      title: 'Propriedade e situação do imposto',
      details:
        'Comparamos a declaração aduaneira e o documento de propriedade com o número de série gravado na máquina. A situação aduaneira na página se baseia nesses documentos.',
      standards:
        'Declaração aduaneira, documento de propriedade ou fatura de compra, número de série gravado',
    },
  },
  articles: {
    'company-news': 'Notícias da empresa',
    market: 'Mercado',
    auctions: 'Leilões',
    guides: 'Guias',
    notices: 'Comunicados',
  },
  phrases: ['PC200', '3CX', 'retroescavadeira', '966H', 'empilhadeira'],
  steps: [
    {
      title: 'Encontrar',
      body: 'Busque por modelo ou número de estoque em qualquer um dos dez idiomas. Refine por categoria, marca e emirado.',
    },
    {
      title: 'Verificar',
      body: 'Veja a nota de A a E e como ela é definida, as horas, o desgaste e a situação aduaneira. Depois visite a máquina no pátio.',
    },
    {
      title: 'Pedir cotação ou dar lance',
      body: 'Peça cotação de uma ou várias máquinas, ou dê lances em um leilão com prazo. O lance é vinculante; as regras de encerramento ficam ao lado do botão.',
    },
    {
      title: 'Retirar',
      body: 'Pague na conta indicada na fatura e retire a máquina no pátio, ou mande carregá-la para transporte rodoviário ou marítimo. Os documentos são entregues com ela.',
    },
  ],
}
