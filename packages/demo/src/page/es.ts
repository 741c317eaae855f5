import type { PageWords } from './page-words.ts'

export const es: PageWords = {
  about: {
    title: 'Máquinas usadas que puede revisar antes de comprar',
    summary:
      'A quien compra máquinas usadas rara vez le faltan ofertas. Le faltan datos fiables sobre una máquina: sus horas, su desgaste, sus documentos. Ironsouq se construye en torno a esos datos.',
    promises: {
      heading: 'Lo que prometemos',
      items: [
        {
          title: 'Los defectos se muestran',
          text: 'Una fuga, un repintado, un libro de mantenimiento que falta: está en la página, o respondemos nosotros.',
        },
        {
          title: 'Los grados no se compran',
          text: 'Los grados de A a E siguen criterios publicados: antigüedad, horas y desgaste. Los mismos para todos los vendedores.',
        },
        {
          title: 'Los mismos datos en cada idioma',
          text: 'Los anuncios se componen de medidas y expresiones estándar, no de texto libre; por eso dicen lo mismo en los diez idiomas.',
        },
        {
          title: 'Cada grado indica quién lo dio',
          text: 'El grado de una máquina sin inspeccionar lo da el propio vendedor y así se indica.',
        },
      ],
    },
    earning: {
      heading: 'Cómo ganamos dinero',
      text: 'Con una comisión sobre cada venta, igual para todos, y con inspecciones que paga el vendedor. Ningún vendedor puede comprar un grado mejor ni una posición más alta.',
    },
  },
  template:
    'Modelo. Un abogado debe revisar y aprobar este texto antes de usarlo, y deben añadirse la razón social, la licencia y la dirección del operador.',
  terms: {
    title: 'Condiciones',
    clauses: [
      {
        title: 'Quiénes somos y qué hacemos',
        text: 'Ironsouq gestiona un mercado de maquinaria pesada usada y repuestos en los Emiratos Árabes Unidos. Si una máquina es nuestra, su página lo indica. En los demás casos, el contrato de venta es entre usted y el vendedor: nosotros ponemos en contacto a las partes, inspeccionamos donde la página lo indica y conservamos los registros. No actuamos como notario, agente de aduanas, banco, aseguradora ni transportista, y no damos asesoramiento jurídico ni fiscal.',
        short:
          'Gestionamos el mercado y conservamos los registros. El vendedor suele ser otra persona.',
      },
      {
        title: 'Su cuenta',
        text: 'Puede ver todas las máquinas sin cuenta. Para consultar, guardar o pujar necesita una, con datos correctos y para una sola persona o empresa. Mantenga su contraseña en secreto y comuníquenos en el plazo de un día si cree que otra persona la conoce. Antes de pujar o de abrir una tienda, podemos pedirle la licencia comercial y un documento de identidad.',
        short:
          'Mirar es gratis. Una cuenta por persona o empresa, y verificación antes de cualquier pago.',
      },
      {
        title: 'Anuncios',
        text: 'El vendedor es responsable del anuncio: marca, modelo, año, horas, número de serie, estado y propiedad. La máquina debe estar libre de cargas, o la carga debe indicarse en su página. Podemos corregir, ocultar o retirar un anuncio incorrecto, dudoso o ilícito, e indicaremos el motivo. Las máquinas vendidas conservan su página para que los precios sigan siendo públicos.',
        short: 'Lo que dice la página debe ser cierto, y los defectos se quedan en ella.',
      },
      {
        title: 'Precios, impuestos y moneda',
        text: 'Los precios están en la moneda del anuncio. Los importes en otras monedas son informativos y usan el tipo de cambio mostrado en ese momento; se le cobra el importe del pedido o de la cotización. Se aplica el IVA de los Emiratos del 5 % salvo que la página indique otra cosa; las exportaciones pueden tributar a tipo cero una vez recibidos los documentos de salida. El arancel y el transporte corren por su cuenta salvo que la cotización los incluya.',
        short: 'Vale la moneda del anuncio. Los demás importes son informativos.',
      },
      {
        title: 'Inspección y grados',
        text: 'El informe indica lo que el inspector vio y midió en su fecha. Los grados de A a E siguen los criterios publicados y no se pueden comprar. Un informe no es una garantía, pero si contenía un error que afecta al precio o al uso, puede reclamar según la sección 8.',
        short: 'Si el informe era erróneo, respondemos. El desgaste posterior no está cubierto.',
      },
      {
        title: 'Consultas, cotizaciones y subastas',
        text: 'Una consulta no es vinculante. Una cotización obliga al vendedor hasta la hora indicada en ella, y a usted desde que la acepta. Las subastas tienen un plazo y se celebran en línea en este sitio; la visita es en el patio. Una puja es una oferta irrevocable; la puja aceptada más alta al cierre perfecciona el contrato si se alcanza la reserva, cuando la haya. Las reglas y comisiones de una subasta figuran en su página antes de que se abra. La hora de nuestro servidor es la que vale.',
        short: 'Consultar es gratis. Aceptar una cotización o pujar es vinculante.',
      },
      {
        title: 'Pago y retiro',
        text: 'Pague solo a la cuenta de una factura de Ironsouq o por los medios mostrados al finalizar la compra, en tres días hábiles salvo que la factura indique otra cosa. Nunca pague a una cuenta que le envíen en un mensaje. La propiedad y el riesgo pasan a usted cuando la máquina está pagada por completo y entregada. El almacenaje es gratuito durante diez días después del pago; después se aplica la tarifa diaria del patio que figura en la factura.',
        short:
          'Tres días hábiles para pagar, diez días para retirar. Los datos bancarios enviados por chat son un intento de fraude: avísenos.',
      },
      {
        title: 'Reclamaciones y devoluciones',
        text: 'Reclame en los 14 días siguientes al retiro, con fotos. Respondemos en 7 días. Si estamos de acuerdo, pagamos la reparación, reducimos el precio o aceptamos la devolución de la máquina. Los repuestos y demás artículos del mercado se pueden devolver según indique su página, y siempre se aplican sus derechos según la ley de consumo de los Emiratos.',
        short: '14 días para reclamar, 7 días para nuestra respuesta.',
      },
      {
        title: 'Uso aceptable',
        text: 'No extraiga el catálogo de forma automática, no puje por sus propios bienes, no publique contenido que no sea suyo, no eluda nuestras comisiones después de que le hayamos puesto en contacto con la otra parte y no perturbe el servicio. Podemos limitar o cerrar las cuentas que lo hagan, después de oírle cuando sea posible. Usted conserva los derechos sobre lo que sube y nos permite mostrarlo mientras existan el anuncio o su página de máquina vendida.',
        short: 'Comercie con lealtad.',
      },
      {
        title: 'Nuestra responsabilidad',
        text: 'Prestamos nuestro servicio con diligencia y cuidado razonables. No respondemos de los actos de vendedores o transportistas ni del lucro cesante, salvo que la ley lo exija. Nada de lo aquí dispuesto limita la responsabilidad por fraude, culpa grave o lesiones personales, ni los derechos irrenunciables según la ley de los Emiratos.',
        short: 'Respondemos de nuestro trabajo, no del de otros.',
      },
      {
        title: 'Reclamaciones, ley y cambios',
        text: 'Se aplica la ley de los Emiratos Árabes Unidos. Ante cualquier reclamación, contáctenos primero; después, cualquiera de las partes puede pedir la mediación de la autoridad de consumo de su emirato. Son competentes los tribunales de Sarja salvo que la ley le atribuya otro tribunal. Anunciamos los cambios de estas condiciones con al menos 14 días de antelación; los acuerdos anteriores siguen las condiciones anteriores. Ante los tribunales de los Emiratos prevalece la versión árabe.',
        short:
          'Primero hable con nosotros; después, mediación; por último, los tribunales. Los cambios siempre se anuncian.',
      },
    ],
  },
  privacy: {
    title: 'Privacidad',
    clauses: [
      {
        title: 'Quién es responsable',
        text: 'Ironsouq es responsable del tratamiento de los datos personales aquí descritos, según el Decreto-Ley Federal 45 de 2021 de protección de datos personales y según otras leyes cuando le sean aplicables.',
        short: 'Contáctenos cuando quiera; le responderá una persona.',
      },
      {
        title: 'Qué datos recogemos y por qué',
        text: 'Visitantes: el idioma, la moneda y el destino elegidos, en cookies, y recuentos diarios de páginas sin su dirección IP y sin relacionar un día con otro. Miembros: nombre, datos de contacto, empresa, ajustes y las máquinas guardadas y vistas, porque el servicio no funciona sin ellos. Visitas y consultas: el nombre y los datos de contacto que usted indica. Seguridad: navegador, sistema operativo, red y país de cada inicio de sesión. Compradores y vendedores: documentos de identidad y fiscales cuando la ley los exige.',
        short: 'Solo lo que el servicio necesita.',
      },
      {
        title: 'Cookies',
        text: 'Guardamos lang, currency y destination durante seis meses cuando usted los elige. Al iniciar sesión guardamos token y signed para su sesión, y device durante un año para reconocer su dispositivo. Unas cookies de corta duración sirven para iniciar sesión, registrarse y restablecer la contraseña. No hay cookies publicitarias ni rastreo de terceros. Respetamos Do Not Track y Global Privacy Control.',
        short: 'Solo las cookies que el sitio necesita, ninguna de rastreo.',
      },
      {
        title: 'Quién puede verlos',
        text: 'Si reserva una visita o envía una consulta, el vendedor y el patio ven el nombre y los datos de contacto que usted indica. La otra parte del trato ve lo que necesita para el trato. Los proveedores de alojamiento, correo electrónico y pago y los transportistas trabajan para nosotros por contrato. Las autoridades reciben lo que exige la ley. No vendemos datos.',
        short: 'Nunca vendemos sus datos.',
      },
      {
        title: 'Dónde y cuánto tiempo los conservamos',
        text: 'Si los datos personales salen de los Emiratos, se aplican las garantías que exige la ley. Los datos de la cuenta se conservan hasta que usted la elimina. Eliminamos las máquinas vistas y los registros de seguridad a los 90 días, las citas de visita 90 días después de su fecha, las notificaciones a los 180 días, las sesiones terminadas a los 7 días, los dispositivos conocidos 400 días después de su último uso, los cambios de los datos de acceso 30 días después de que termine el plazo para deshacerlos y las exportaciones de datos a los 3 días. Las suscripciones al boletín semanal se eliminan a los 30 días si no se confirmaron, y 400 días después del alta si se cancelaron. Los documentos fiscales se conservan el plazo legal. El registro de acciones del personal y el historial de precios y ventas de las máquinas se conservan de forma permanente.',
        short: 'No más tiempo del que se indica aquí.',
      },
      {
        title: 'Sus derechos',
        text: 'Puede consultar, corregir, transferir y eliminar sus datos, limitar su uso u oponerse a él, y retirar el consentimiento en cualquier momento. En «Mi cuenta» puede descargar sus datos y eliminar su cuenta; la suscripción al boletín semanal se cancela con un clic. Respondemos a las demás solicitudes en un mes.',
        short: 'Casi todo lo puede hacer por su cuenta en «Mi cuenta».',
      },
      {
        title: 'Seguridad y menores',
        text: 'Las contraseñas se guardan de modo que nadie puede leerlas, las conexiones están cifradas y el acceso del personal queda registrado. Si una brecha le pone en riesgo, se lo comunicamos a usted y a la autoridad sin demora. El servicio es para profesionales adultos del sector y no para menores de 18 años.',
        short: 'Cifrado y registrado. Si algo falla, se lo decimos.',
      },
      {
        title: 'Reclamaciones de privacidad',
        text: 'Si cree que tratamos mal sus datos, contáctenos primero. También puede reclamar en cualquier momento ante la Oficina de Datos de los Emiratos. Una reclamación no afecta a su cuenta ni a sus compras.',
        short: 'Díganoslo o reclame ante la Oficina de Datos de los Emiratos.',
      },
    ],
  },
}
