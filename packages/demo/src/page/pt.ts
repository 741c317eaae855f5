import type { PageWords } from './page-words.ts'

export const pt: PageWords = {
  about: {
    title: 'Máquinas usadas que você pode verificar antes de comprar',
    summary:
      'A quem compra máquinas usadas raramente faltam ofertas. Faltam fatos confiáveis sobre uma máquina: as horas, o desgaste, os documentos. A Ironsouq é construída em torno desses fatos.',
    promises: {
      heading: 'O que prometemos',
      items: [
        {
          title: 'Os defeitos são mostrados',
          text: 'Um vazamento, uma repintura, a falta do caderno de manutenção: tudo consta na página, ou assumimos a responsabilidade.',
        },
        {
          title: 'Notas não podem ser compradas',
          text: 'As notas de A a E seguem critérios publicados: idade, horas e desgaste. Os mesmos para todos os vendedores.',
        },
        {
          title: 'Os mesmos fatos em todos os idiomas',
          text: 'Os anúncios são medidas e termos padronizados, não texto livre. Assim, os dez idiomas dizem o mesmo.',
        },
        {
          title: 'Cada nota diz quem a deu',
          text: 'A nota de uma máquina que ninguém inspecionou é do próprio vendedor e é indicada como tal.',
        },
      ],
    },
    earning: {
      heading: 'Como ganhamos dinheiro',
      text: 'Uma taxa sobre cada venda, a mesma para todos, e inspeções pagas pelo vendedor. Nenhum vendedor pode comprar uma nota melhor ou uma posição mais alta.',
    },
  },
  template:
    'Modelo. Um advogado deve revisar e aprovar este texto antes do uso, e devem ser incluídos a razão social, a licença e o endereço do operador.',
  terms: {
    title: 'Termos',
    clauses: [
      {
        title: 'Quem somos e o que fazemos',
        text: 'A Ironsouq opera um marketplace de máquinas pesadas usadas e peças nos Emirados Árabes Unidos. Quando uma máquina é nossa, a página informa. Nos demais casos, o contrato de venda é entre você e o vendedor: apresentamos as partes, inspecionamos onde a página informa e mantemos os registros. Não atuamos como tabelião, despachante aduaneiro, banco, seguradora ou transportadora, e não prestamos consultoria jurídica ou tributária.',
        short:
          'Operamos o marketplace e mantemos os registros. O vendedor costuma ser outra pessoa.',
      },
      {
        title: 'Sua conta',
        text: 'Você pode ver todas as máquinas sem conta. Para fazer consultas, salvar máquinas ou dar lances, precisa de uma, com dados corretos, para uma só pessoa ou empresa. Mantenha sua senha em sigilo e avise-nos em até um dia se achar que outra pessoa a conhece. Antes que você dê lances ou abra uma loja, podemos pedir a licença comercial e um documento de identidade.',
        short:
          'Navegar é grátis. Uma conta por pessoa ou empresa, e verificação antes de qualquer pagamento.',
      },
      {
        title: 'Anúncios',
        text: 'O vendedor responde pelo anúncio: marca, modelo, ano, horas, número de série, estado e propriedade. A máquina deve estar livre de ônus, ou o ônus deve constar na página dela. Podemos corrigir, ocultar ou remover um anúncio errado, duvidoso ou ilegal, e informaremos o motivo. Máquinas vendidas mantêm a página para que os preços continuem públicos.',
        short: 'O que a página diz deve ser verdade, e os defeitos continuam nela.',
      },
      {
        title: 'Preços, impostos e moeda',
        text: 'Os preços estão na moeda do anúncio. Valores em outras moedas são informativos e usam o câmbio mostrado naquele momento; cobra-se o valor do pedido ou da cotação. Aplica-se o IVA dos Emirados de 5%, salvo se a página disser outra coisa; exportações podem ter alíquota zero após o recebimento dos documentos de saída. Imposto de importação e transporte são por sua conta, salvo se a cotação os incluir.',
        short: 'Vale a moeda do anúncio. Os outros valores são informativos.',
      },
      {
        title: 'Inspeção e notas',
        text: 'O laudo descreve o que o inspetor viu e mediu na data indicada. As notas de A a E seguem os critérios publicados e não podem ser compradas. O laudo não é uma garantia, mas, se continha um erro que afeta o preço ou o uso, você pode reclamar conforme a seção 8.',
        short:
          'Se o laudo estava errado, respondemos por isso. O desgaste posterior não é coberto.',
      },
      {
        title: 'Consultas, cotações e leilões',
        text: 'Uma consulta não é vinculante. Uma cotação vincula o vendedor até o horário indicado nela e vincula você quando a aceita. Os leilões têm prazo e acontecem on-line neste site; a visita é no pátio. Um lance é uma oferta irrevogável; o maior lance aceito no encerramento forma o contrato se a reserva, quando houver, for atingida. As regras e taxas de um leilão aparecem na página dele antes da abertura. Vale o horário do nosso servidor.',
        short: 'Consultas são grátis. Aceitar uma cotação ou dar um lance é vinculante.',
      },
      {
        title: 'Pagamento e retirada',
        text: 'Pague somente na conta indicada em uma fatura da Ironsouq ou pelos meios mostrados ao finalizar a compra, em até três dias úteis, salvo se a fatura disser outra coisa. Nunca pague em uma conta enviada por mensagem. A propriedade e o risco passam a você quando a máquina está totalmente paga e é entregue. O armazenamento é grátis por dez dias após o pagamento; depois vale a diária do pátio indicada na fatura.',
        short:
          'Três dias úteis para pagar, dez dias para retirar. Dados bancários enviados no chat são tentativa de fraude: avise-nos.',
      },
      {
        title: 'Reclamações e devoluções',
        text: 'Reclame em até 14 dias após a retirada, com fotos. Respondemos em até 7 dias. Se concordarmos, pagamos o reparo, reduzimos o preço ou recebemos a máquina de volta. Peças e outros produtos do marketplace podem ser devolvidos conforme a página deles, e seus direitos pela lei do consumidor dos Emirados sempre se aplicam.',
        short: '14 dias para reclamar, 7 dias para a nossa resposta.',
      },
      {
        title: 'Uso aceitável',
        text: 'Não extraia o catálogo com programas, não dê lances nos seus próprios bens, não publique conteúdo que não é seu, não evite nossas taxas depois que apresentamos as partes e não prejudique o serviço. Podemos restringir ou encerrar contas que o façam, ouvindo você antes, se possível. Você mantém os direitos sobre o que envia e permite que o mostremos enquanto existir o anúncio ou a página da máquina vendida.',
        short: 'Negocie de forma justa.',
      },
      {
        title: 'Nossa responsabilidade',
        text: 'Prestamos nosso serviço com competência e cuidado razoáveis. Não respondemos por atos de vendedores ou transportadoras nem por lucros cessantes, salvo se a lei exigir. Nada aqui limita a responsabilidade por fraude, culpa grave ou lesão corporal, nem direitos irrenunciáveis pela lei dos Emirados.',
        short: 'Respondemos pelo nosso trabalho, não pelo de terceiros.',
      },
      {
        title: 'Reclamações, lei e alterações',
        text: 'Aplica-se a lei dos Emirados Árabes Unidos. Em caso de reclamação, fale primeiro conosco; depois, cada parte pode pedir mediação ao órgão de defesa do consumidor do seu emirado. Os tribunais de Sharjah são competentes, salvo se a lei lhe der outro foro. Anunciamos alterações destes termos com pelo menos 14 dias de antecedência; acordos anteriores seguem os termos anteriores. Nos tribunais dos Emirados, prevalece a versão em árabe.',
        short:
          'Primeiro fale conosco, depois mediação, por fim a justiça. Alterações são sempre anunciadas.',
      },
    ],
  },
  privacy: {
    title: 'Privacidade',
    clauses: [
      {
        title: 'Quem é responsável',
        text: 'A Ironsouq é a controladora dos dados pessoais aqui descritos, conforme o Decreto-Lei Federal 45 de 2021 sobre proteção de dados pessoais e outras leis, quando se aplicam a você.',
        short: 'Fale conosco quando quiser; uma pessoa responderá.',
      },
      {
        title: 'Quais dados coletamos e por quê',
        text: 'Visitantes: o idioma, a moeda e o destino escolhidos, em cookies, e contagens diárias de páginas sem o seu endereço IP e sem relacionar um dia com outro. Membros: nome, dados de contato, empresa, configurações e as máquinas salvas e vistas, porque o serviço não funciona sem eles. Visitas e consultas: o nome e os dados de contato que você informa. Segurança: navegador, sistema operacional, rede e país de cada login. Compradores e vendedores: documentos de identidade e fiscais quando a lei exige.',
        short: 'Só o que o serviço exige.',
      },
      {
        title: 'Cookies',
        text: 'Gravamos lang, currency e destination por seis meses quando você os escolhe. No login, gravamos token e signed para a sua sessão, e device por um ano para reconhecer o seu dispositivo. Cookies de curta duração servem para login, cadastro e redefinição de senha. Não há cookies de publicidade nem rastreamento por terceiros. Respeitamos Do Not Track e Global Privacy Control.',
        short: 'Só os cookies de que o site precisa, nenhum de rastreamento.',
      },
      {
        title: 'Quem pode vê-los',
        text: 'Se você agenda uma visita ou envia uma consulta, o vendedor e o pátio veem o nome e os dados de contato que você informa. A outra parte do negócio vê o que precisa para o negócio. Provedores de hospedagem, e-mail e pagamento e transportadoras trabalham para nós por contrato. As autoridades recebem o que a lei exige. Não vendemos dados.',
        short: 'Nunca vendemos os seus dados.',
      },
      {
        title: 'Onde e por quanto tempo guardamos',
        text: 'Se dados pessoais saem dos Emirados, valem as garantias exigidas por lei. Os dados da conta são guardados até você excluí-la. Excluímos o histórico de máquinas vistas e os registros de segurança após 90 dias, os agendamentos de visita 90 dias após a data, as notificações após 180 dias, as sessões encerradas após 7 dias, os dispositivos conhecidos 400 dias após o último uso, as alterações dos dados de acesso 30 dias após o fim do prazo para desfazê-las e as exportações de dados após 3 dias. As inscrições no boletim semanal são excluídas após 30 dias se nunca foram confirmadas, e 400 dias após a inscrição se foram canceladas. Documentos fiscais são guardados pelo prazo legal. O registro de ações da equipe e o histórico de preços e vendas das máquinas são guardados de forma permanente.',
        short: 'Não mais do que está escrito aqui.',
      },
      {
        title: 'Seus direitos',
        text: 'Você pode acessar, corrigir, transferir e excluir seus dados, limitar o uso ou opor-se a ele, e retirar o consentimento a qualquer momento. Em “Minha conta” você baixa seus dados e exclui a conta; a inscrição no boletim semanal é cancelada com um clique. Respondemos aos outros pedidos em até um mês.',
        short: 'Quase tudo você mesmo pode fazer em “Minha conta”.',
      },
      {
        title: 'Segurança e crianças',
        text: 'As senhas são armazenadas de modo que ninguém possa lê-las, as conexões são criptografadas e o acesso da equipe é registrado. Se uma violação puser você em risco, avisaremos você e a autoridade sem demora. O serviço é para adultos do setor, não para menores de 18 anos.',
        short: 'Criptografado e registrado. Se algo der errado, avisamos você.',
      },
      {
        title: 'Reclamações de privacidade',
        text: 'Se você acha que tratamos seus dados de forma incorreta, fale conosco primeiro. Você também pode reclamar a qualquer momento ao Escritório de Dados dos Emirados. A reclamação não afeta sua conta nem suas compras.',
        short: 'Fale conosco ou reclame ao Escritório de Dados dos Emirados.',
      },
    ],
  },
}
