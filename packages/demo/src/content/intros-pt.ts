import type { Intros } from './intros-words.ts'

export const introsPt: Intros = {
  excavators:
    'Mande medir primeiro o material rodante: elos, buchas, rodas motrizes e roletes, em porcentagem restante. Depois verifique a folga do rolamento de giro e dos pinos, e quanto a lança desce em cinco minutos. Uma máquina de 20 a 23\u00a0t trabalha cerca de 1.400 horas por ano, e os grandes componentes vencem perto de 10.000 horas. Nessa classe, conte com cerca de AED\u00a0376.000 aos três anos e AED\u00a0209.000 aos oito.',
  'wheel-loaders':
    'Os pneus duram de 4.000 a 10.000 horas e são caros: peça a profundidade do sulco em milímetros. Dirija com carga e depois verifique a articulação e os pinos da caçamba. Empreiteiras fazem de 1.200 a 1.500 horas por ano, e a vida útil vai de 7.000 a 12.000 horas. Uma pá-carregadeira de 3\u00a0m³ custa cerca de AED\u00a0546.000 aos três anos e AED\u00a0304.000 aos oito.',
  'backhoe-loaders':
    'Verifique as duas pontas: folga do pivô e do giro, braço extensível com carga, pinos da carregadeira e se a tração nas quatro rodas engata. O comum são cerca de 900 horas por ano; a maioria dos horímetros marca de 2.000 a 10.000. Nos Emirados, os compradores querem cabine com ar-condicionado; a máquina com toldo vende melhor no exterior. Conte com cerca de AED\u00a0171.000 aos três anos e AED\u00a095.000 aos oito.',
  dozers:
    'O material rodante decide o valor: mande medir elos, buchas, rodas motrizes e rodas-guia dos dois lados. Depois procure vazamentos nos comandos finais e desgaste nos cantos da lâmina e no dente do escarificador. Com 1.300 horas por ano, a maioria dos horímetros marca de 4.000 a 16.000. Uma máquina da classe D6 custa cerca de AED\u00a0865.000 aos três anos e AED\u00a0481.000 aos oito; uma D8, quase o dobro.',
  'motor-graders':
    'Uma motoniveladora vale o que vale o seu círculo: verifique a folga no círculo, nas guias da lâmina e na articulação, e procure óleo sob os tandens. Bordas cortantes e pneus são peças de desgaste; chassi empenado é motivo para desistir. O comum são cerca de 1.200 horas por ano. Uma máquina da classe 140 custa cerca de AED\u00a0751.000 aos três anos e AED\u00a0418.000 aos oito.',
  'skid-steers':
    'Opere os braços e a tração até aquecer e escute as correntes e as bombas. Nas de esteiras, verifique as esteiras de borracha e os roletes; nas de rodas, os pneus, que se gastam primeiro. O comum são cerca de 600 horas por ano. Pague mais pela alta vazão só se os seus implementos precisarem. Conte com cerca de AED\u00a0102.000 aos três anos e AED\u00a057.000 aos oito.',
  'dump-trucks':
    'Verifique a articulação e a oscilação, o desgaste do fundo da caçamba, o retardador e cada pneu: o jogo de seis é boa parte do preço. O comum são cerca de 1.500 horas por ano; a maioria dos horímetros marca de 4.000 a 15.000. Um caminhão de 30\u00a0t custa cerca de AED\u00a0911.000 aos três anos e AED\u00a0507.000 aos oito; um de 40\u00a0t, cerca de 40% a mais.',
  compaction:
    'Deixe vibrar nas duas amplitudes até aquecer: ruído no cilindro indica rolamento gasto. Verifique os coxins de borracha e a chapa do cilindro. Prefira cilindro liso para areia e pé de carneiro para argila. O comum são cerca de 700 horas por ano. Um rolo de um cilindro de 11\u00a0t custa cerca de AED\u00a0250.000 aos três anos e AED\u00a0139.000 aos oito.',
  paving:
    'Chapas da mesa, roscas, correntes do transportador e porta-ferramentas são as primeiras peças a trocar: mande medi-las e veja a mesa aquecer. A limpeza diária importa mais que as horas. Compare só máquinas da mesma largura de trabalho e do mesmo tipo de mesa; a tabela mostra os preços anunciados por idade.',
  'mobile-cranes':
    'Verifique o certificado antes de falar de preço: equipamento de içamento é testado a cada 12 meses, e o certificado deve trazer este número de série e a carga segura de trabalho. Depois verifique as seções da lança, as sapatas e os cabos, e teste o indicador de carga com a tabela de carga. Guindastes mantêm o valor e perdem só de 5 a 6% por ano: um RT de 50 a 60\u00a0t custa cerca de AED\u00a01.265.000 aos três anos e AED\u00a0953.000 aos oito.',
  'tower-cranes':
    'Uma grua não pode trabalhar com a inspeção vencida: confira a data e o número de série no certificado. Conte seções da torre, ancoragens e contrapesos pela lista de embarque, e verifique soldas, coroa de giro e cabos. Compare a carga na ponta no comprimento de lança de que você precisa, não a carga máxima. Transporte e montagem são cobrados à parte: veja o preço posto no destino.',
  'access-platforms':
    'Teste todas as funções no cesto e no chão, inclusive a descida de emergência e o alarme de inclinação. Uma plataforma de lança trabalha cerca de 300 horas por ano e uma tesoura cerca de 120: poucas horas são normais, e a idade aparece em baterias, mangueiras e ferrugem. Uma plataforma de lança de 20\u00a0m custa cerca de AED\u00a0250.000 aos três anos e AED\u00a0139.000 aos oito; uma tesoura de 10 a 12\u00a0m, AED\u00a050.000 e AED\u00a028.000.',
  telehandlers:
    'Estenda a lança com carga e verifique sapatas e correntes, depois estabilizadores e indicador de carga. Compare a plaqueta com o número gravado no chassi: plaquetas clonadas são um problema conhecido. O comum são cerca de 800 horas por ano. Uma máquina de 14 a 17\u00a0m custa cerca de AED\u00a0273.000 aos três anos e AED\u00a0152.000 aos oito.',
  forklifts:
    'Meça os garfos no calcanhar e o alongamento das correntes da torre, e veja se o certificado anual ainda é válido. O valor de uma empilhadeira elétrica depende da bateria: pergunte a idade. O comum são cerca de 1.000 horas por ano; a maioria dos horímetros marca de 2.000 a 12.000. Uma de 3\u00a0t custa cerca de AED\u00a064.000 aos três anos e AED\u00a035.000 aos oito; uma de 10\u00a0t ou mais, cerca de AED\u00a0216.000 e AED\u00a0120.000.',
  concrete:
    'Na bomba, procure trincas ao longo da lança, mande medir a parede da tubulação e pergunte quantos metros cúbicos já bombeou. Na betoneira, mande medir a chapa do balão e verifique as hélices; concreto endurecido dentro é peso morto. Uma bomba com lança de 36\u00a0m custa cerca de AED\u00a0751.000 aos três anos e AED\u00a0418.000 aos oito; uma betoneira de 9\u00a0m³, AED\u00a0239.000 e AED\u00a0133.000.',
  'crushing-screening':
    'Mandíbulas, mantos e barras de impacto são peças de desgaste: mande medi-las e verifique a temperatura dos mancais após uma hora com carga. Ajuste o tamanho de alimentação e as toneladas por hora à sua rocha, não ao catálogo. Nas sobre esteiras, o material rodante importa como em qualquer máquina. Compare só plantas com o mesmo tamanho de alimentação; a tabela mostra os preços anunciados por idade.',
  'drilling-piling':
    'Profundidade, diâmetro e torque definem o preço, e as ferramentas valem tanto quanto a máquina: conte haste Kelly, hastes e caçambas antes de comparar. Verifique a folga do cabeçote rotativo, os cabos dos guinchos e as soldas da torre. Horas do motor e horas de perfuração são dois números diferentes: peça os dois.',
  'power-air':
    'Peça uma hora a plena carga: a tensão e a frequência (50\u00a0Hz) devem ficar estáveis, e a refrigeração deve aguentar o verão dos Emirados. Compare potência contínua com contínua e de emergência com de emergência. O comum são cerca de 1.500 horas por ano; um grupo com até 20.000 horas pode estar bom se o histórico de manutenção estiver completo. Um grupo de 500\u00a0kVA custa cerca de AED\u00a0171.000 aos três anos e AED\u00a095.000 aos oito.',
  'trucks-trailers':
    'Contam os quilômetros, não as horas: o comum são de 60.000 a 90.000 por ano, e a maioria dos hodômetros marca de 150.000 a 700.000. Procure trincas no chassi, verifique os cubos e o cilindro da báscula, e leia o documento de registro. A classe Euro decide para onde o caminhão pode ser exportado. Um basculante 6x4 custa cerca de AED\u00a0239.000 aos três anos e AED\u00a0133.000 aos oito.',
  agriculture:
    'Teste a tomada de força (TDP) e o sistema hidráulico com carga, e compare a potência na TDP, não a do motor. Verifique o eixo dianteiro, a embreagem e os pneus: ao sol, as laterais racham antes de o sulco se gastar. Para implementos, leve uma trena: a categoria do engate e a rotação da TDP decidem se servem.',
  attachments:
    'Meça antes de comprar: diâmetro do pino, largura entre as orelhas e classe da máquina portadora decidem se o implemento serve. Em rompedores, verifique a bucha do ponteiro e os tirantes; em caçambas, a borda cortante e os cantos. Um engate rápido deve travar e mostrar que travou. Peças de material rodante têm preço conforme a porcentagem restante.',
}
