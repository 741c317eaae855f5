import type { HelpWords } from './help.ts'

export const es: HelpWords = {
  topics: {
    finding: 'Encontrar una máquina',
    checking: 'Revisar una máquina',
    buying: 'Pago y retiro',
    export: 'Exportación y documentos',
    account: 'Idioma, moneda y privacidad',
  },
  articles: {
    searchForAModel: {
      title: '¿Cómo busco un modelo?',
      summary: 'Escriba el modelo tal como lo dice: PC200, 3CX, o un número de stock.',
      body: 'Acote la lista por categoría, marca y emirato.',
      keywords: 'encontrar máquina, filtro, número de stock',
    },
    whereTheMachinesAre: {
      title: '¿Dónde están las máquinas?',
      summary: 'En el patio indicado en cada página.',
      body: 'Cada tarjeta muestra el emirato, así lo sabe antes de ponerse en camino.',
    },
    soldMachines: {
      title: '¿Por qué se sigue mostrando una máquina vendida?',
      summary: 'Para que los precios sigan siendo públicos.',
      body: 'La página indica claramente que la máquina está vendida.',
    },
    grades: {
      title: '¿Qué significan los grados de A a E?',
      summary:
        'A es como nueva, B buen estado, C lista para trabajar, D para reparar, E para repuestos.',
      body: 'Los criterios son antigüedad, horas y desgaste; consulte la página de la máquina.',
      keywords: 'estado, criterios',
    },
    operatingHours: {
      title: '¿Puedo fiarme de las horas?',
      summary: 'La página indica el origen de la cifra.',
      body: 'Compárela con el desgaste de pedales, asiento y tren de rodaje, y pida la lectura de la unidad de control (ECU).',
    },
    ownInspector: {
      title: '¿Puedo traer a mi propio inspector?',
      summary: 'Sí. Reserve una hora en el patio.',
      body: 'Tiene derecho a un arranque en frío y a revisar la parte inferior.',
    },
    sellersGrade: {
      title: '¿Quién asigna el grado a una máquina sin inspeccionar?',
      summary:
        'El vendedor. Ese grado aparece marcado como «Grado del vendedor» en la lista, en la página de la máquina y en su pasaporte, y no se basa en puntos revisados.',
      body: 'Pida una inspección o traiga a su propio inspector.',
    },
    twoPrices: {
      title: '¿Por qué hay dos precios?',
      summary: 'El precio principal está en la moneda que eligió.',
      body: 'El más pequeño está en la moneda del vendedor, y ese es el que vale.',
    },
    newBankDetails: {
      title: 'Un vendedor me ha enviado nuevos datos bancarios. ¿Qué hago?',
      summary: 'No pague.',
      body: 'Pague solo a la cuenta de una factura de Ironsouq y avísenos del mensaje.',
      keywords: 'fraude, estafa, transferencia, IBAN',
    },
    vat: {
      title: '¿Está incluido el IVA?',
      summary: 'Lo indica su cotización.',
      body: 'El IVA de los Emiratos es del 5 %; las exportaciones pueden tributar a tipo cero una vez recibidos los documentos de salida.',
      keywords: 'impuesto, tipo cero',
    },
    returnGoods: {
      title: '¿Cómo devuelvo un producto de la tienda de repuestos?',
      summary: 'Escriba a la tienda dentro del plazo de devolución de su pedido.',
      body: '1. Abra el pedido en **Mi cuenta**, **Mis pedidos**. Indica hasta cuándo puede devolver los productos; el plazo empieza con la recepción.\n2. Elija **Escribir a la tienda** y diga qué quiere devolver y por qué. Las fotos ayudan.\n3. Acuerde con la tienda adónde se envía el producto y cómo recibe el reembolso.\n\nSi la tienda no responde, escriba a nuestra atención al cliente.',
      keywords: 'devolución, reembolso, garantía, días',
    },
    exportedMachines: {
      title: '¿Qué máquinas se pueden exportar?',
      summary: 'La mayoría.',
      body: 'Consulte la situación aduanera en la página: zona franca, arancel pagado, matriculada en los EAU o solo exportación.',
    },
    enginesAndDiesel: {
      title: '¿Qué motor puedo usar en mi país?',
      summary: 'Consulte la norma de emisiones.',
      body: 'Los motores Tier 4 y Stage V necesitan diésel bajo en azufre; donde no lo hay, un motor de una norma anterior dura más.',
    },
    languageAndCurrency: {
      title: '¿Cómo cambio el idioma o la moneda?',
      summary: 'En la parte superior de cada página.',
      body: 'La página y los filtros se quedan como están, y su elección se recuerda durante seis meses.',
    },
    whatWeKnow: {
      title: '¿Qué saben de mí?',
      summary: 'Como visitante: el idioma, la moneda y el destino que eligió.',
      body: 'Las visitas a páginas se cuentan sin su dirección IP y no se pueden relacionar de un día a otro.',
    },
  },
}
