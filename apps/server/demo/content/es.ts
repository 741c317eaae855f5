import type { Content } from './content.ts'

const YARD =
  'De lunes a viernes de 8:00 a 18:00, viernes cerrado de 11:30 a 14:30. Sábado de 8:00 a 14:00'
const DESK = 'De lunes a viernes de 8:00 a 17:00, viernes cerrado de 11:30 a 14:30'

export const es: Content = {
  currencies: {
    USD: 'Dólar estadounidense',
    AED: 'Dírham de los EAU',
    SAR: 'Riyal saudí',
    EUR: 'Euro',
    CNY: 'Yuan chino',
    KRW: 'Won surcoreano',
  },
  companyName: 'Ironsouq',
  companyInfo:
    '<p>Maquinaria pesada usada en los Emiratos: <strong>calificada según una regla publicada</strong>, mostrada con sus horas y su desgaste, vendida con sus papeles.</p>',
  companyAddress: 'Puerta 2, zona industrial de Al Sajaa, Sarja, Emiratos Árabes Unidos',
  certifications: {
    inspection: {
      name: 'Inspección independiente',
      title: 'De {least} a {most} puntos, según el tipo de máquina',
      details:
        'Un inspector revisa cada punto que tiene una máquina de su tipo, de {least} a {most}, desde el arranque en frío hasta el desgaste de orugas o neumáticos. Las medidas, las observaciones y las fotos están en el informe, que puede abrir. Si el inspector trabaja para el vendedor, la página lo dice.',
      standards:
        'Hoja de inspección por tipo de máquina; desgaste en porcentaje del límite del fabricante',
    },
    lifting: {
      name: 'Certificado de izaje de terceros (TPI)',
      title: 'Prueba de carga por un organismo autorizado',
      details:
        'Para grúas, montacargas, elevadores y plataformas: el certificado indica el número de serie, las pruebas y la carga máxima de trabajo. Vale doce meses, y se muestra su último día.',
      standards:
        'Organismo de inspección según ISO/IEC 17020; inspección de grúas según ISO 9927-1',
    },
    hours: {
      name: 'Prueba de horas',
      title: 'Horas leídas en la unidad de control',
      details:
        'Las horas del motor se leen en la unidad de control (ECU) y se ponen junto al horómetro de la cabina. Si difieren, la página dice cuánto.',
      standards:
        'Horas de motor según SAE J1939; telemática ISO 15143-3 donde el fabricante la envía',
    },
    papers: {
      name: 'Papeles de aduana y propiedad',
      title: 'De quién es y qué aranceles están pagados',
      details:
        'La declaración de aduana y el título de propiedad se comparan con el número de serie grabado en la máquina. De ahí sale la situación aduanera de la página.',
      standards:
        'Declaración de aduana, título de propiedad o factura de compra, número de serie grabado',
    },
  },
  articles: {
    'company-news': 'Noticias de la empresa',
    market: 'Mercado',
    auctions: 'Subastas',
    guides: 'Guías',
    notices: 'Avisos',
  },
  phrases: ['PC200', '3CX', 'retroexcavadora', '966H', 'excavadora de orugas'],
  steps: [
    {
      title: 'Buscar',
      body: 'Busque por modelo o número de inventario en cualquiera de los diez idiomas y acote por categoría, marca y emirato.',
    },
    {
      title: 'Juzgar',
      body: 'Lea la nota de A a E y la regla que la sostiene, las horas, el desgaste y la situación aduanera. Después vea la máquina en el patio.',
    },
    {
      title: 'Preguntar o pujar',
      body: 'Pida precio de una o varias máquinas, o puje en una subasta con hora de cierre. La puja obliga, y las reglas de cierre están escritas al lado.',
    },
    {
      title: 'Retirar',
      body: 'Pague en la cuenta de la factura y retire la máquina del patio, o haga que la carguen para la carretera o el puerto. Sus papeles salen con ella.',
    },
  ],
  outlets: {
    sajaa: {
      name: 'Al Sajaa, patio principal',
      address: 'Puerta 2, zona industrial de Al Sajaa, Sarja',
      hours: YARD,
    },
    industrialArea: {
      name: 'Zona industrial de Sarja',
      address: 'Industrial Area 13, parcela 48, Sarja',
      hours: DESK,
    },
    rasAlKhor: {
      name: 'Ras Al Khor',
      address: 'Ras Al Khor Industrial Area 2, Dubái',
      hours: YARD,
    },
    mussafah: { name: 'Mussafah', address: 'Mussafah M-37, Abu Dabi', hours: YARD },
    ghail: { name: 'Al Ghail', address: 'Zona industrial de Al Ghail, Ras al Jaima', hours: DESK },
  },
  news: {
    lowBeds: {
      title: 'Al Sajaa abre la puerta 2 a las góndolas desde las 6:00',
      summary:
        'Los transportistas que reservan el día anterior pueden cargar en la puerta 2 de Al Sajaa dos horas antes de que abra el patio. El paso tiene 4,5 m de altura libre, y ninguna máquina sale sin su pase.',
    },
    hoursPrice: {
      title: 'Lo que mil horas le cuestan a una excavadora de 20 toneladas',
      summary:
        'Entre dos máquinas del mismo año, cada 1000 horas por encima de lo usual restan cerca del 4 % del precio pedido. Un horómetro bajo lo sube en la misma medida, pero un 20 % como mucho.',
    },
    craneDate: {
      title: 'Al comprar una grúa, mire primero la fecha del certificado',
      summary:
        'Antes de izar en Dubái, grúas, elevadores y montacargas deben probarse cada doce meses en un organismo autorizado. Con el certificado vencido se puede vender; cuente con la prueba antes de ponerla a trabajar.',
    },
    diesel: {
      title: 'Exportar una máquina Tier 4: pregunte antes por el diésel',
      summary:
        'Los motores Tier 4 y Stage V necesitan diésel con 15 ppm de azufre como máximo. Donde los surtidores venden más que eso, una máquina Tier 3 del mismo tamaño es la compra más segura.',
    },
  },
}
