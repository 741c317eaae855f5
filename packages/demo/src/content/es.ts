import type { Content } from './content-words.ts'

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
}
