import type { NewsWords } from './news.ts'

export const es: NewsWords = {
  lowBeds: {
    title: 'Al Sajaa: la puerta 2 abre a las camas bajas desde las 6:00',
    summary:
      'Los transportistas que reservan el día anterior pueden cargar en la puerta 2 de Al Sajaa dos horas antes de que abra el patio. La altura libre de la puerta es de 4,5 m. Cada máquina necesita un pase para salir.',
    body: `Hasta ahora, las camas bajas esperaban en la puerta 1 junto con las visitas. De 06:00 a 08:00, la puerta 2 queda reservada para cargas con cita.

## Cómo reservar

- Envíe el número de stock y la matrícula del camión antes de las 16:00 del día anterior.
- Traiga el pase de salida: indica el número de serie de la máquina.
- Las cargas de más de 4,5 m de altura salen por la puerta 1, después de las 08:00.`,
  },
  hoursPrice: {
    title: 'Cómo afectan 1000 horas más al precio de una excavadora de 20 toneladas',
    summary:
      'En máquinas del mismo año, cada 1000 horas por encima de la media bajan el precio solicitado cerca de un 4 %. Las horas bajas lo suben en la misma medida, hasta un 20 %.',
    body: `Comparamos precios de oferta del mismo modelo y año. Una excavadora de 20 toneladas trabaja en los EAU entre 1200 y 1600 horas al año; muy por encima, el precio baja, y muy por debajo, sube.

El precio orientativo de cada página ya tiene en cuenta las horas. Compruebe primero si están verificadas: las **horas verificadas** se leen de la unidad de control del motor.

- Compare las horas con las habituales que indica la página.
- Mire también el desgaste: las cadenas y los bulones dicen más que el horómetro.`,
  },
  craneDate: {
    title: '¿Va a comprar una grúa? Mire primero la fecha del certificado',
    summary:
      'En Dubái, un organismo autorizado debe probar cada 12 meses las grúas, los elevadores de obra y las carretillas elevadoras. Una máquina con el certificado caducado se puede vender, pero necesita una prueba nueva antes de trabajar.',
    body: `El certificado indica el número de serie, las pruebas y la carga de trabajo segura. La página de cada grúa muestra cuándo vence.

> Un certificado pertenece a una sola máquina. Compare el número de serie con la placa.

- Si quedan menos de dos meses, pregunte quién paga la próxima prueba.
- Para trabajar fuera de Dubái, pregunte al cliente qué organismos acepta.`,
  },
  diesel: {
    title: '¿Va a exportar una máquina Tier 4? Compruebe antes el diésel local',
    summary:
      'Los motores Tier 4 y Stage V necesitan diésel con 15 ppm de azufre como máximo. Donde el diésel local contiene más, una máquina Tier 3 del mismo tamaño es la opción más segura.',
    body: `El azufre obstruye el filtro de partículas. El diésel de los EAU tiene 10 ppm, así que aquí funciona cualquier motor; en muchos destinos se venden 500 ppm o más.

Elija su destino en la parte superior de la página. Cada máquina indica entonces, junto al precio puesto en destino, si el motor es apto para el diésel local.`,
  },
  meterCheck: {
    title: 'Tres comprobaciones antes de fiarse de un horómetro',
    summary:
      'Pedales, asiento y bulones envejecen con las horas. Si parecen más viejos que la lectura, pida la de la unidad de control del motor.',
    body: `Compare la lectura con el desgaste del informe. Las horas **verificadas** se leyeron de la unidad de control del motor. Si no lo están, la página lo indica.`,
  },
  middayBreak: {
    title: 'Pausa de mediodía: reserve las visitas por la mañana',
    summary:
      'Del 15 de junio al 15 de septiembre, el trabajo al aire libre se detiene en los EAU de 12:30 a 15:00. También las demostraciones en nuestros patios.',
    body: `Pida un arranque en frío a primera hora: muestra mejor el humo y el estado de la batería. Reserve la hora en la página de la máquina.`,
  },
  passport: {
    title: 'Cada máquina tiene ahora su pasaporte',
    summary:
      'El pasaporte de la máquina es un PDF con sus datos, documentos e inspección, en su idioma.',
    body: `Abra la página de una máquina y descargue el pasaporte. Indica cómo se comprobó cada dato, para enviarlo a un socio o a un banco.`,
  },
  rollerDrum: {
    title: '¿Compra un rodillo? Mire primero el tambor',
    summary:
      'Un tambor gastado o unos tacos de goma cansados cuestan más que un motor viejo. Ambos se ven en minutos.',
    body: `Busque planos y grietas a lo largo del tambor. Haga funcionar la vibración un minuto y observe los tacos. Después lea el informe de inspección.`,
  },
  forkliftTest: {
    title: 'Las carretillas también necesitan certificado',
    summary:
      'Una carretilla eleva cargas, así que necesita un certificado de tercera parte como una grúa. Compruebe el vencimiento antes de la entrega.',
    body: `El certificado indica el número de serie y la carga de trabajo segura en el centro de carga. Si ha vencido, planifique la prueba antes del primer día de trabajo.`,
  },
  cooling: {
    title: 'Refrigeración CCG: qué significa en la página',
    summary:
      'Las máquinas para el Golfo tienen radiadores y ventiladores mayores. Con 48 °C, eso decide si siguen trabajando.',
    body: `La página de cada máquina indica su refrigeración. Las de refrigeración estándar convienen a destinos más frescos.`,
  },
  shipping: {
    title: '¿Ro-ro o flat rack? Cómo viajan las máquinas',
    summary:
      'Las máquinas que ruedan van en buques ro-ro; las largas o desmontadas, en flat racks. Tamaño y peso deciden el precio.',
    body: `Cada página indica largo, ancho, alto y peso. Elija su destino para ver el precio puesto en destino.`,
  },
  languages: {
    title: 'Ironsouq habla diez idiomas',
    summary:
      'La búsqueda, las páginas y los documentos están en diez idiomas, de derecha a izquierda donde corresponde.',
    body: `Los anuncios son datos, no prosa: horas, desgaste y hallazgos significan lo mismo en todos los idiomas. Elija el suyo en la parte superior.`,
  },
}
