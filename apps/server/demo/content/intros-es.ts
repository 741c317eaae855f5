import type { Intros } from './intros.ts'

export const introsEs: Intros = {
  excavators:
    'Mida primero el tren de rodaje: eslabones, bujes, ruedas motrices y rodillos, en tanto por ciento restante. Después compruebe la holgura de la corona y de los bulones, y cuánto baja la pluma en cinco minutos. Una máquina de 20 a 23\u00a0t trabaja unas 1.400 horas al año y los grandes componentes vencen cerca de las 10.000. En esa clase calcule unos AED\u00a0376.000 con tres años y AED\u00a0209.000 con ocho.',
  'wheel-loaders':
    'Los neumáticos duran de 4.000 a 10.000 horas y son caros: pida el dibujo en milímetros. Pruébela con carga y mire la articulación y los bulones del cucharón. Los contratistas hacen de 1.200 a 1.500 horas al año, y la vida es de 7.000 a 12.000. Una cargadora de 3\u00a0m³ cuesta unos AED\u00a0546.000 con tres años y AED\u00a0304.000 con ocho.',
  'backhoe-loaders':
    'Mire los dos extremos: holgura del pivote y del giro, balancín extensible con carga, bulones de la pala y si entra la doble tracción. Lo normal son unas 900 horas al año, y los contadores marcan de 2.000 a 10.000. En los Emiratos se pide cabina con aire; el techo abierto se vende mejor al otro lado de la frontera. Calcule unos AED\u00a0171.000 con tres años y AED\u00a095.000 con ocho.',
  dozers:
    'El rodaje decide: haga medir eslabones, bujes, ruedas motrices y tensoras de los dos lados. Busque luego fugas en los mandos finales y desgaste en las puntas de la hoja y el ripper. Con 1.300 horas al año, lo normal son de 4.000 a 16.000 en el contador. Una máquina de la clase D6 cuesta unos AED\u00a0865.000 con tres años y AED\u00a0481.000 con ocho; una D8, casi el doble.',
  'motor-graders':
    'Una motoniveladora vale lo que su círculo: busque holgura en el círculo, las guías de la hoja y la articulación, y aceite bajo los tándems. Cuchillas y neumáticos se cambian, un bastidor torcido no. Lo normal son unas 1.200 horas al año. La clase 140 cuesta unos AED\u00a0751.000 con tres años y AED\u00a0418.000 con ocho.',
  'skid-steers':
    'Mueva brazos y tracción hasta que calienten y escuche cadenas y bombas. En las de orugas mire las bandas y los rodillos; en las de ruedas, los neumáticos, que se acaban primero. Lo normal son 600 horas al año. Pague el alto caudal solo si sus implementos lo necesitan. Calcule unos AED\u00a0102.000 con tres años y AED\u00a057.000 con ocho.',
  'dump-trucks':
    'Mire la articulación y la oscilación, el desgaste del fondo de la caja, el retardador y cada neumático: los seis son gran parte del precio. Lo normal son unas 1.500 horas al año, y los contadores marcan de 4.000 a 15.000. Un dúmper de 30\u00a0t cuesta unos AED\u00a0911.000 con tres años y AED\u00a0507.000 con ocho; uno de 40\u00a0t, un 40 por ciento más.',
  compaction:
    'Hágalo vibrar en las dos amplitudes hasta que caliente: un ruido en el tambor es un rodamiento. Mire los tacos de goma y la chapa del tambor; liso para arena, pata de cabra para arcilla. Lo normal son 700 horas al año. Un monocilíndrico de 11\u00a0t cuesta unos AED\u00a0250.000 con tres años y AED\u00a0139.000 con ocho.',
  paving:
    'Las chapas de la regla, los sinfines, las cadenas y los portapicas son lo primero que cambiará: haga que los midan y que calienten la regla delante de usted. La limpieza de cada tarde dice más que las horas. Compare solo máquinas del mismo ancho de trabajo y el mismo tipo de regla; la tabla muestra lo que se pide según la antigüedad.',
  'mobile-cranes':
    'El papel antes que el precio: los equipos de elevación se revisan cada 12 meses y el certificado debe nombrar este número de serie y su carga. Mire después los tramos de pluma, los patines y los cables, y pruebe el limitador con su propia tabla. Las grúas guardan su valor y pierden de un 5 a un 6 por ciento al año: una todoterreno de 50 a 60\u00a0t cuesta unos AED\u00a01.265.000 con tres años y AED\u00a0953.000 con ocho.',
  'tower-cranes':
    'El permiso de una grúa torre acaba el día en que vence su inspección: lea la fecha y el número de serie en el certificado. Cuente tramos, arriostramientos y contrapesos con la lista de bultos, y mire soldaduras, corona y cables. Compare la carga en punta al alcance que necesita, no la carga máxima. El transporte y el montaje van aparte: mire el precio puesto en destino.',
  'access-platforms':
    'Pruebe cada función desde la cesta y desde el suelo, la bajada de emergencia y la alarma de inclinación. Un brazo trabaja unas 300 horas al año y una tijera unas 120: pocas horas son normales, y la edad se ve en baterías, mangueras y óxido. Un brazo de 20\u00a0m cuesta unos AED\u00a0250.000 con tres años y AED\u00a0139.000 con ocho; una tijera de 10 a 12\u00a0m, AED\u00a050.000 y AED\u00a028.000.',
  telehandlers:
    'Extienda la pluma con carga y mire patines y cadenas, luego estabilizadores e indicador de carga. Compare la placa con el número grabado en el bastidor: se han copiado placas de manipuladores. Lo normal son unas 800 horas al año. Una máquina de 14 a 17\u00a0m cuesta unos AED\u00a0273.000 con tres años y AED\u00a0152.000 con ocho.',
  forklifts:
    'Mida las horquillas en el talón y el estiramiento de las cadenas, y vea que el certificado anual esté vigente. Una eléctrica vale lo que su batería: pregunte la edad. Lo normal son unas 1.000 horas al año, y los contadores marcan de 2.000 a 12.000. Una de 3\u00a0t cuesta unos AED\u00a064.000 con tres años y AED\u00a035.000 con ocho; una de 10\u00a0t o más, unos AED\u00a0216.000 y AED\u00a0120.000.',
  concrete:
    'En una bomba busque grietas a lo largo de la pluma, mida las paredes del tubo y pregunte cuántos metros cúbicos ha bombeado. En una hormigonera mida la chapa del tambor y mire las hélices; el hormigón viejo de dentro es peso que usted paga. Una bomba de 36\u00a0m cuesta unos AED\u00a0751.000 con tres años y AED\u00a0418.000 con ocho; una hormigonera de 9\u00a0m³, AED\u00a0239.000 y AED\u00a0133.000.',
  'crushing-screening':
    'Mandíbulas, conos y barras son piezas de desgaste: haga que las midan y toque los rodamientos tras una hora con carga. Ajuste el tamaño de alimentación y las toneladas por hora a su roca, no al folleto. En las de orugas el rodaje cuenta como en cualquier máquina. Compare solo plantas con la misma alimentación; la tabla muestra lo que se pide según la antigüedad.',
  'drilling-piling':
    'Profundidad, diámetro y par hacen el precio, y las herramientas son media máquina: cuente kelly, barras y cazos antes de comparar. Mire la holgura del cabezal, los cables de los cabrestantes y las soldaduras del mástil. Las horas del motor y las del cabezal son dos cifras: pida las dos.',
  'power-air':
    'Pida una hora a plena carga: la tensión y los 50\u00a0Hz deben mantenerse, y la refrigeración aguantar el verano de aquí. Compare servicio continuo con continuo y emergencia con emergencia. Lo normal son 1.500 horas al año; hasta 20.000 pueden estar bien si el libro de servicio está completo. Un grupo de 500\u00a0kVA cuesta unos AED\u00a0171.000 con tres años y AED\u00a095.000 con ocho.',
  'trucks-trailers':
    'Aquí cuentan los kilómetros: lo normal son de 60.000 a 90.000 al año, y los contadores marcan de 150.000 a 700.000. Busque grietas en el bastidor, mire bujes y cilindro de basculación, y lea el permiso de circulación. La clase Euro decide adónde podrá ir después. Un volquete 6x4 cuesta unos AED\u00a0239.000 con tres años y AED\u00a0133.000 con ocho.',
  agriculture:
    'Pruebe la toma de fuerza y el hidráulico con carga, y compare la potencia en la toma, no la del motor. Mire el eje delantero, el embrague y los neumáticos, cuyos flancos se agrietan al sol antes de perder el dibujo. Para los aperos lleve un metro: la categoría del enganche y el régimen deciden si encajan.',
  attachments:
    'Mida, no se fíe del nombre: diámetro de bulón, ancho entre orejas y clase del portador deciden si encaja. En los martillos mire el buje de la puntera y los tirantes; en los cazos, el filo y las esquinas. Un acople rápido debe bloquear y mostrar que está bloqueado. Las piezas de rodaje se pagan por el tanto por ciento restante.',
}
