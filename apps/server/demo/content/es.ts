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
    '<p>Maquinaria pesada usada en los Emiratos: <strong>con grado según criterios publicados</strong>, mostrada con horas y desgaste, vendida con documentos.</p>',
  companyAddress: 'Puerta 2, zona industrial de Al Sajaa, Sarja, Emiratos Árabes Unidos',
  certifications: {
    inspection: {
      name: 'Inspección independiente',
      title: 'De {least} a {most} puntos de control, según el tipo de máquina',
      details:
        'Un inspector revisa en el patio de {least} a {most} puntos, según el tipo de máquina, desde el arranque en frío hasta el desgaste de orugas o neumáticos. Puede abrir el informe con todas las medidas, observaciones y fotos. Si el inspector trabaja para el vendedor, la página lo indica.',
      standards:
        'Lista de inspección por tipo de máquina; desgaste en porcentaje del límite del fabricante',
    },
    lifting: {
      name: 'Certificado de izaje de terceros (TPI)',
      title: 'Prueba de carga por un organismo autorizado',
      details:
        'Para grúas, carretillas elevadoras, elevadores de obra y plataformas elevadoras. El certificado indica el número de serie, las pruebas realizadas y la carga segura de trabajo. Válido durante 12 meses; se muestra la fecha de caducidad.',
      standards:
        'Organismo de inspección según ISO/IEC 17020; inspección de grúas según ISO 9927-1',
    },
    hours: {
      name: 'Horas verificadas',
      title: 'Horas leídas en la unidad de control del motor (ECU)',
      details:
        'Leemos las horas del motor en la unidad de control y las comparamos con el horómetro de la cabina. Cualquier diferencia se muestra en la página.',
      standards:
        'Horas de motor según SAE J1939; telemática ISO 15143-3 donde el fabricante la ofrece',
    },
    papers: {
      name: 'Documentos de aduana y propiedad',
      title: 'Propiedad y situación aduanera',
      details:
        'Comparamos la declaración de aduana y el título de propiedad con el número de serie grabado en la máquina. La situación aduanera de la página se basa en estos documentos.',
      standards:
        'Declaración de aduana, título de propiedad o factura de compra, número de serie grabado',
    },
  },
  articles: {
    'company-news': 'Noticias de la empresa',
    market: 'Mercado',
    auctions: 'Subastas',
    guides: 'Guías',
    notices: 'Comunicados',
  },
  phrases: ['PC200', '3CX', 'retroexcavadora', '966H', 'excavadora de orugas'],
  steps: [
    {
      title: 'Buscar',
      body: 'Busque por modelo o número de stock en cualquiera de los diez idiomas. Acote los resultados por categoría, marca y emirato.',
    },
    {
      title: 'Revisar',
      body: 'Vea el grado de A a E y cómo se asigna, las horas, el desgaste y la situación aduanera. Después vea la máquina en el patio.',
    },
    {
      title: 'Pedir cotización o pujar',
      body: 'Pida cotización de una o varias máquinas, o puje en una subasta en línea por tiempo. La puja es vinculante; las reglas de cierre se muestran junto al botón de puja.',
    },
    {
      title: 'Retirar',
      body: 'Pague a la cuenta de la factura y retire la máquina del patio, o haga que la carguen para el transporte por carretera o por mar. Los documentos se entregan con la máquina.',
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
      title: 'Al Sajaa: la puerta 2 abre a las camas bajas desde las 6:00',
      summary:
        'Los transportistas que reservan el día anterior pueden cargar en la puerta 2 de Al Sajaa dos horas antes de que abra el patio. La altura libre de la puerta es de 4,5\u00a0m. Cada máquina necesita un pase para salir.',
    },
    hoursPrice: {
      title: 'Cómo afectan 1000 horas más al precio de una excavadora de 20 toneladas',
      summary:
        'En máquinas del mismo año, cada 1000 horas por encima de la media bajan el precio solicitado cerca de un 4\u00a0%. Las horas bajas lo suben en la misma medida, hasta un 20\u00a0%.',
    },
    craneDate: {
      title: '¿Va a comprar una grúa? Mire primero la fecha del certificado',
      summary:
        'En Dubái, un organismo autorizado debe probar cada 12 meses las grúas, los elevadores de obra y las carretillas elevadoras. Una máquina con el certificado caducado se puede vender, pero necesita una prueba nueva antes de trabajar.',
    },
    diesel: {
      title: '¿Va a exportar una máquina Tier 4? Compruebe antes el diésel local',
      summary:
        'Los motores Tier 4 y Stage V necesitan diésel con 15 ppm de azufre como máximo. Donde el diésel local contiene más, una máquina Tier 3 del mismo tamaño es la opción más segura.',
    },
  },
}
