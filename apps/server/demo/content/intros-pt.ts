import type { Intros } from './intros.ts'

export const introsPt: Intros = {
  excavators:
    'Mande medir primeiro o material rodante: elos, buchas, rodas motrizes e roletes, em porcentagem restante. Depois veja a folga do giro e dos pinos, e quanto a lança desce em cinco minutos. Uma máquina de 20 a 23\u00a0t trabalha cerca de 1.400 horas por ano, e os grandes componentes vencem perto de 10.000. Nessa classe, conte com cerca de AED\u00a0376.000 aos três anos e AED\u00a0209.000 aos oito.',
  'wheel-loaders':
    'Os pneus duram de 4.000 a 10.000 horas e são caros: peça a profundidade em milímetros. Dirija com carga e olhe a articulação e os pinos da caçamba. Empreiteiros fazem de 1.200 a 1.500 horas por ano, e a vida vai de 7.000 a 12.000. Uma pá-carregadeira de 3\u00a0m³ custa cerca de AED\u00a0546.000 aos três anos e AED\u00a0304.000 aos oito.',
  'backhoe-loaders':
    'Olhe as duas pontas: folga do pivô e do giro, braço extensível com carga, pinos da carregadeira e se a tração nas quatro rodas engata. O comum são cerca de 900 horas por ano, e os horímetros marcam de 2.000 a 10.000. Nos Emirados se quer cabine com ar; a capota aberta vende melhor do outro lado da fronteira. Conte com cerca de AED\u00a0171.000 aos três anos e AED\u00a095.000 aos oito.',
  dozers:
    'O material rodante decide: mande medir elos, buchas, rodas motrizes e guias dos dois lados. Depois procure vazamentos nos comandos finais e desgaste nos cantos da lâmina e no escarificador. Com 1.300 horas por ano, o comum são de 4.000 a 16.000 no horímetro. Uma máquina da classe D6 custa cerca de AED\u00a0865.000 aos três anos e AED\u00a0481.000 aos oito; uma D8, quase o dobro.',
  'motor-graders':
    'Uma motoniveladora vale o que vale o seu círculo: procure folga no círculo, nas guias da lâmina e na articulação, e óleo sob os tandens. Bordas e pneus se trocam, chassi empenado não. O comum são cerca de 1.200 horas por ano. A classe 140 custa cerca de AED\u00a0751.000 aos três anos e AED\u00a0418.000 aos oito.',
  'skid-steers':
    'Trabalhe braços e tração até aquecer e escute correntes e bombas. Nas de esteira olhe as borrachas e os roletes; nas de roda, os pneus, que acabam primeiro. O comum são 600 horas por ano. Pague pela alta vazão só se os seus implementos precisarem. Conte com cerca de AED\u00a0102.000 aos três anos e AED\u00a057.000 aos oito.',
  'dump-trucks':
    'Olhe a articulação e a oscilação, o desgaste do fundo da caçamba, o retardador e cada pneu: os seis são boa parte do preço. O comum são cerca de 1.500 horas por ano, e os horímetros marcam de 4.000 a 15.000. Um caminhão de 30\u00a0t custa cerca de AED\u00a0911.000 aos três anos e AED\u00a0507.000 aos oito; um de 40\u00a0t, uns 40 por cento a mais.',
  compaction:
    'Deixe vibrar nas duas amplitudes até aquecer: barulho no tambor é rolamento. Olhe os coxins e a chapa do tambor; liso para areia, pé de carneiro para argila. O comum são 700 horas por ano. Um rolo de um tambor de 11\u00a0t custa cerca de AED\u00a0250.000 aos três anos e AED\u00a0139.000 aos oito.',
  paving:
    'Chapas da mesa, roscas, correntes e porta-ferramentas são o que se troca primeiro: mande medir e aquecer a mesa na sua frente. A limpeza de cada tarde diz mais que as horas. Compare só máquinas da mesma largura de trabalho e do mesmo tipo de mesa; a tabela mostra o que se pede por idade.',
  'mobile-cranes':
    'O papel antes do preço: equipamento de içamento é inspecionado a cada 12 meses, e o certificado tem de trazer este número de série e a carga de trabalho. Depois olhe os lances da lança, as sapatas e os cabos, e teste o limitador com a própria tabela. Guindastes guardam valor e perdem de 5 a 6 por cento por ano: um RT de 50 a 60\u00a0t custa cerca de AED\u00a01.265.000 aos três anos e AED\u00a0953.000 aos oito.',
  'tower-cranes':
    'A licença de uma grua termina no dia em que vence a inspeção: leia a data e o número de série no certificado. Conte torres, ancoragens e contrapesos pela lista de embarque, e olhe soldas, giro e cabos. Compare a carga na ponta no alcance de que precisa, não a carga máxima. Transporte e montagem vêm por cima: olhe o preço posto no destino.',
  'access-platforms':
    'Teste cada função do cesto e do chão, a descida de emergência e o alarme de inclinação. Uma lança trabalha cerca de 300 horas por ano, uma tesoura cerca de 120: poucas horas são normais, e a idade aparece em baterias, mangueiras e ferrugem. Uma lança de 20\u00a0m custa cerca de AED\u00a0250.000 aos três anos e AED\u00a0139.000 aos oito; uma tesoura de 10 a 12\u00a0m, AED\u00a050.000 e AED\u00a028.000.',
  telehandlers:
    'Estenda a lança com carga e olhe sapatas e correntes, depois estabilizadores e indicador de carga. Compare a plaqueta com o número gravado no chassi: plaquetas de manipuladores já foram copiadas. O comum são cerca de 800 horas por ano. Uma máquina de 14 a 17\u00a0m custa cerca de AED\u00a0273.000 aos três anos e AED\u00a0152.000 aos oito.',
  forklifts:
    'Meça os garfos no calcanhar e o alongamento das correntes, e veja se o certificado anual está em dia. Uma elétrica vale o que vale a bateria: pergunte a idade. O comum são cerca de 1.000 horas por ano, e os horímetros marcam de 2.000 a 12.000. Uma de 3\u00a0t custa cerca de AED\u00a064.000 aos três anos e AED\u00a035.000 aos oito; uma de 10\u00a0t ou mais, cerca de AED\u00a0216.000 e AED\u00a0120.000.',
  concrete:
    'Na bomba procure trincas ao longo do mastro, meça as paredes dos tubos e pergunte quantos metros cúbicos já bombeou. Na betoneira meça a chapa do balão e olhe as facas; concreto velho dentro é peso que você paga. Uma bomba de 36\u00a0m custa cerca de AED\u00a0751.000 aos três anos e AED\u00a0418.000 aos oito; uma betoneira de 9\u00a0m³, AED\u00a0239.000 e AED\u00a0133.000.',
  'crushing-screening':
    'Mandíbulas, cones e barras são peças de desgaste: mande medir e sinta os mancais depois de uma hora com carga. Acerte alimentação e toneladas por hora com a sua rocha, não com o catálogo. Nas de esteira o material rodante conta como em qualquer máquina. Compare só plantas da mesma alimentação; a tabela mostra o que se pede por idade.',
  'drilling-piling':
    'Profundidade, diâmetro e torque fazem o preço, e as ferramentas são metade da máquina: conte kelly, hastes e caçambas antes de comparar. Olhe a folga da cabeça, os cabos dos guinchos e as soldas da torre. Horas do motor e horas da cabeça são dois números: peça os dois.',
  'power-air':
    'Peça uma hora a plena carga: a tensão e os 50\u00a0Hz têm de ficar firmes, e o arrefecimento aguentar o verão daqui. Compare contínuo com contínuo e emergência com emergência. O comum são 1.500 horas por ano; até 20.000 podem estar boas se o livro de manutenção estiver completo. Um grupo de 500\u00a0kVA custa cerca de AED\u00a0171.000 aos três anos e AED\u00a095.000 aos oito.',
  'trucks-trailers':
    'Aqui contam os quilômetros: o comum são de 60.000 a 90.000 por ano, e os hodômetros marcam de 150.000 a 700.000. Procure trincas no chassi, olhe cubos e cilindro da báscula, e leia o documento. A classe Euro decide para onde pode ir depois. Um basculante 6x4 custa cerca de AED\u00a0239.000 aos três anos e AED\u00a0133.000 aos oito.',
  agriculture:
    'Teste a tomada de força e o hidráulico com carga, e compare a potência na tomada, não a do motor. Olhe o eixo dianteiro, a embreagem e os pneus, cujas laterais racham ao sol antes de gastar. Para implementos leve uma trena: categoria do engate e rotação decidem se servem.',
  attachments:
    'Meça, não confie no nome: diâmetro do pino, largura entre orelhas e classe da máquina decidem se serve. Em rompedores olhe a bucha do ponteiro e os tirantes; em caçambas, a borda e os cantos. Um engate rápido tem de travar e mostrar que travou. Peças de material rodante se pagam pela porcentagem restante.',
}
