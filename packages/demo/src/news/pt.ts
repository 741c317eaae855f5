import type { NewsWords } from './news.ts'

export const pt: NewsWords = {
  lowBeds: {
    title: 'Al Sajaa: portão 2 aberto para pranchas a partir das 6h',
    summary:
      'Transportadoras que agendam na véspera podem carregar no portão 2 de Al Sajaa duas horas antes de o pátio abrir. A altura livre no portão é de 4,5 m. Toda máquina precisa de um passe para sair.',
    body: `Até agora, as pranchas esperavam na portaria 1 com os visitantes. Das 06:00 às 08:00, a portaria 2 fica reservada para carregamentos agendados.

## Como agendar

- Envie o número de estoque e a placa do caminhão até as 16:00 do dia anterior.
- Traga o passe de saída: ele indica o número de série da máquina.
- Cargas com mais de 4,5 m de altura saem pela portaria 1, depois das 08:00.`,
  },
  hoursPrice: {
    title: 'Quanto 1.000 horas a mais pesam no preço de uma escavadeira de 20 toneladas',
    summary:
      'Em máquinas do mesmo ano, cada 1.000 horas acima da média reduzem o preço anunciado em cerca de 4%. Poucas horas o aumentam na mesma proporção, em até 20%.',
    body: `Comparamos preços pedidos do mesmo modelo e ano. Uma escavadeira de 20 toneladas trabalha cerca de 1.200 a 1.600 horas por ano nos EAU; muito acima disso o preço cai, muito abaixo ele sobe.

O preço de referência de cada página já considera as horas. Veja primeiro se elas são verificadas: as **horas verificadas** são lidas na unidade de controle do motor.

- Compare as horas com as horas típicas da página.
- Observe também o desgaste: esteiras e pinos dizem mais que o horímetro.`,
  },
  craneDate: {
    title: 'Vai comprar um guindaste? Veja primeiro a data do certificado',
    summary:
      'Em Dubai, guindastes, elevadores e empilhadeiras devem ser testados a cada 12 meses por um organismo aprovado. Uma máquina com certificado vencido pode ser vendida, mas precisa de um novo teste antes de trabalhar.',
    body: `O certificado indica o número de série, os testes e a carga de trabalho segura. A página do guindaste mostra a data de vencimento.

> Um certificado pertence a uma única máquina. Compare o número de série com a plaqueta.

- Faltam menos de dois meses? Pergunte quem paga o próximo teste.
- Para trabalhar fora de Dubai, pergunte ao cliente quais organismos ele aceita.`,
  },
  diesel: {
    title: 'Vai exportar uma máquina Tier 4? Verifique antes o diesel local',
    summary:
      'Motores Tier 4 e Stage V precisam de diesel com no máximo 15 ppm de enxofre. Onde o diesel local contém mais, uma máquina Tier 3 do mesmo porte é a escolha mais segura.',
    body: `O enxofre entope o filtro de partículas. O diesel dos EAU tem 10 ppm, então todo motor funciona aqui; muitos destinos vendem 500 ppm ou mais.

Escolha o destino no topo da página. Cada máquina mostra então, ao lado do preço posto no destino, se o motor é adequado ao diesel local.`,
  },
  meterCheck: {
    title: 'Três verificações antes de confiar no horímetro',
    summary:
      'Pedais, banco e pinos envelhecem com as horas. Se parecerem mais velhos, peça a leitura da unidade de controle do motor.',
    body: `Compare o horímetro com o desgaste do laudo. As horas **verificadas** foram lidas na unidade de controle do motor. Se não forem, a página informa.`,
  },
  middayBreak: {
    title: 'Pausa do meio-dia: agende visitas pela manhã',
    summary:
      'De 15 de junho a 15 de setembro, o trabalho ao ar livre para nos EAU das 12:30 às 15:00. Isso vale também para demonstrações nos nossos pátios.',
    body: `Peça uma partida a frio logo cedo: ela mostra melhor a fumaça e a bateria. Agende o horário na página da máquina.`,
  },
  passport: {
    title: 'Toda máquina agora tem passaporte',
    summary: 'O passaporte da máquina é um PDF com dados, documentos e inspeção, no seu idioma.',
    body: `Abra a página de uma máquina e baixe o passaporte. Ele informa como cada dado foi verificado, para enviar a um sócio ou banco.`,
  },
  rollerDrum: {
    title: 'Vai comprar um rolo? Veja primeiro o tambor',
    summary:
      'Tambor gasto ou coxins cansados custam mais que um motor velho. Os dois aparecem em minutos.',
    body: `Procure partes planas e trincas ao longo do tambor. Ligue a vibração por um minuto e observe os coxins. Depois leia o laudo de inspeção.`,
  },
  forkliftTest: {
    title: 'Empilhadeiras também precisam de certificado',
    summary:
      'Uma empilhadeira ergue cargas e precisa de certificado de terceira parte, como um guindaste. Veja o vencimento antes da entrega.',
    body: `O certificado indica o número de série e a carga de trabalho segura no centro de carga. Se venceu, planeje o teste antes do primeiro dia de trabalho.`,
  },
  cooling: {
    title: 'Refrigeração CCG: o que significa na página',
    summary:
      'Máquinas feitas para o Golfo têm radiadores e ventiladores maiores. A 48 °C, isso decide se continuam a trabalhar.',
    body: `A página de cada máquina informa a refrigeração. A padrão serve para destinos mais frescos.`,
  },
  shipping: {
    title: 'Ro-ro ou flat rack? Como as máquinas viajam',
    summary:
      'Máquinas que rodam vão em navios ro-ro; as longas ou desmontadas, em flat racks. Tamanho e peso decidem o preço.',
    body: `Cada página informa comprimento, largura, altura e peso. Escolha o destino para ver o preço posto no destino.`,
  },
  languages: {
    title: 'A Ironsouq fala dez idiomas',
    summary:
      'Busca, páginas e documentos estão em dez idiomas, da direita para a esquerda quando o idioma pede.',
    body: `Os anúncios são dados, não prosa: horas, desgaste e achados significam o mesmo em todos os idiomas. Escolha o seu no topo da página.`,
  },
}
