import type { HelpWords } from './help.ts'

export const pt: HelpWords = {
  topics: {
    finding: 'Encontrar uma máquina',
    checking: 'Verificar uma máquina',
    buying: 'Pagamento e retirada',
    export: 'Exportação e documentos',
    account: 'Idioma, moeda e privacidade',
  },
  articles: {
    searchForAModel: {
      title: 'Como busco um modelo?',
      summary: 'Digite o modelo como você fala: PC200, 3CX ou um número de estoque.',
      body: 'Refine a lista por categoria, marca e emirado.',
      keywords: 'encontrar máquina, filtro, número de estoque',
    },
    whereTheMachinesAre: {
      title: 'Onde estão as máquinas?',
      summary: 'No pátio indicado em cada página.',
      body: 'Cada anúncio mostra o emirado, para você saber antes de sair.',
    },
    soldMachines: {
      title: 'Por que uma máquina vendida ainda aparece?',
      summary: 'Para que os preços continuem públicos.',
      body: 'A página informa claramente que a máquina foi vendida.',
    },
    grades: {
      title: 'O que significam as notas de A a E?',
      summary:
        'A: como nova; B: bom estado; C: pronta para trabalhar; D: precisa de reparo; E: para peças.',
      body: 'Os critérios são idade, horas e desgaste; veja a página da máquina.',
      keywords: 'estado, critérios',
    },
    operatingHours: {
      title: 'Posso confiar nas horas?',
      summary: 'A página mostra a fonte do número.',
      body: 'Compare com o desgaste dos pedais, do banco e do material rodante, e peça a leitura da ECU.',
    },
    ownInspector: {
      title: 'Posso levar meu próprio inspetor?',
      summary: 'Sim. Marque um horário com o pátio.',
      body: 'Você tem direito a uma partida a frio e a inspecionar a parte de baixo.',
    },
    sellersGrade: {
      title: 'Quem dá a nota de uma máquina que não foi inspecionada?',
      summary:
        'O vendedor. Essa nota é indicada como “Nota do vendedor” na lista, na página da máquina e no passaporte dela, e não tem pontos verificados.',
      body: 'Peça uma inspeção ou leve seu próprio inspetor.',
    },
    twoPrices: {
      title: 'Por que há dois preços?',
      summary: 'O preço principal está na moeda que você escolheu.',
      body: 'O que aparece em letras menores está na moeda do vendedor, e é ele que vale.',
    },
    newBankDetails: {
      title: 'Um vendedor me enviou novos dados bancários. O que devo fazer?',
      summary: 'Não pague.',
      body: 'Pague somente na conta indicada em uma fatura da Ironsouq e denuncie a mensagem a nós.',
      keywords: 'fraude, golpe, transferência, IBAN',
    },
    vat: {
      title: 'O IVA está incluído?',
      summary: 'A cotação informa.',
      body: 'O IVA dos Emirados é de 5%; exportações podem ter alíquota zero após o recebimento dos documentos de saída.',
      keywords: 'imposto, alíquota zero',
    },
    returnGoods: {
      title: 'Como devolvo um produto da loja de peças?',
      summary: 'Escreva para a loja dentro do prazo de devolução do seu pedido.',
      body: '1. Abra o pedido em **Minha conta**, **Meus pedidos**. Ele mostra até quando é possível devolver; o prazo começa no recebimento.\n2. Escolha **Falar com a loja** e diga o que quer devolver e por quê. Fotos ajudam.\n3. Combine com a loja para onde o produto vai e como você recebe o reembolso.\n\nSe a loja não responder, escreva para o nosso atendimento ao cliente.',
      keywords: 'devolução, reembolso, garantia, dias',
    },
    exportedMachines: {
      title: 'Quais máquinas podem ser exportadas?',
      summary: 'A maioria.',
      body: 'Veja a situação aduaneira na página: zona franca, imposto pago, registrada nos Emirados ou somente exportação.',
    },
    enginesAndDiesel: {
      title: 'Que motor posso usar no meu país?',
      summary: 'Veja a norma de emissões.',
      body: 'Motores Tier 4 e Stage V precisam de diesel com baixo teor de enxofre; onde não há, um motor de norma mais antiga dura mais.',
    },
    languageAndCurrency: {
      title: 'Como mudo o idioma ou a moeda?',
      summary: 'No alto de cada página.',
      body: 'A página e os filtros ficam como estão, e sua escolha é lembrada por seis meses.',
    },
    whatWeKnow: {
      title: 'O que vocês sabem sobre mim?',
      summary: 'Como visitante: o idioma, a moeda e o destino que você escolheu.',
      body: 'As páginas vistas são contadas sem o seu endereço IP e não podem ser relacionadas de um dia para o outro.',
    },
  },
}
