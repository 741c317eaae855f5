import type { WordsByCode } from './words.ts'

/** Size classes of one machine: a word for it means any of them. */
const tracked = `
    chain excavator, chain machine, Raupenbagger, Kettenbagger, بوكلين جنزير, حفار جنزير, حفارة جنزير,
    pelle à chenilles, pelles à chenilles, excavadora sobre orugas, retro de orugas, excavadora oruga,
    escavadeira de esteiras, מחפר זחלי, מחפר שרשראות, באגר שרשראות`

/** Trade words by the category they mean: as the catalogue names one machine, and as yards do. */
export const earthmoving: WordsByCode = {
  excavators: `
    excavator, excavators, digger, diggers, poclain, poklain, track hoe, trackhoe,
    hydraulic excavator, hoe
    بوكلين, بوكلينة, بوكلينات, حفار, حفارة, حفارات, حفارة هيدروليكية, بوكلاين
    מחפר, מחפרים, מחפר הידראולי, באגר
    pelle, pelles, pelle hydraulique, pelleteuse, pelleteuses, excavatrice
    excavadora, excavadoras, retro giratoria, giratoria, excavadora hidráulica
    escavadeira, escavadeiras, escavadeira hidráulica, escavadora, escavadoras, giratória
    Bagger, Hydraulikbagger, Löffelbagger
    挖掘机, 挖机, 挖土机, 钩机, 勾机, 挖泥机
    挖掘機, 挖泥機, 挖土機, 勾機, 鈎機
    굴착기, 포크레인, 포클레인, 굴삭기, 엑스카베이터
    poclain machine, poclaine, poklen, boklin, boklen, bokleen, bokline, 7affar, 7afar, 7affara,
    haffar, haffara, بوكلن, بكلين, باكلين, pelle mécanique, pala excavadora, מחפרים הידראוליים`,
  'mini-excavators': `
    mini excavator, 微型挖掘机, حفارة ميني, mini-pelle, 迷你挖掘機, miniescavadeira, 미니 굴착기, מיני מחפר,
    Minibagger, miniexcavadora
    mini digger, mini diggers, compact excavator, small excavator, micro digger, mini ex
    ميني حفار, ميني بوكلين, بوكلين صغير, حفار صغير, حفارة صغيرة
    מיני באגר, באגר קטן
    mini pelle, minipelle, minipelles, mini-pelleteuse
    mini excavadora, mini retro, excavadora pequeña
    mini escavadeira, mini-escavadora, miniescavadora
    Kleinbagger, Kompaktbagger, Mini Bagger
    小挖, 小挖机, 小型挖机, 小勾机, 迷你挖掘机
    小型挖泥機, 迷你挖泥機, 細挖
    미니 포크레인, 소형 포크레인, 미니굴삭기, 초소형 굴착기
    boklen sagheer, bokleen sagheer, boklin saghir, 7affar sagheer, 7affar saghir, haffar saghir,
    mini poclain, small poclain, 공투, 미니 굴삭기`,
  'midi-excavators': `
    midi excavator, 小型挖掘机, حفارة ميدي, midi-pelle, 小型挖掘機, midiescavadeira, 소형 굴착기, מידי מחפר,
    Midibagger, midiexcavadora
    공쓰리`,
  'crawler-excavators-12-25t': `${tracked}, 공육, 공팔`,
  'crawler-excavators-26-50t': `${tracked}, 텐`,
  'crawler-excavators-over-50t': tracked,
  'wheeled-excavators': `
    wheeled excavator, 轮式挖掘机, حفارة بعجلات, pelle sur pneus, 輪式挖掘機, escavadeira sobre rodas,
    타이어식 굴착기, מחפר אופני, Mobilbagger, excavadora de ruedas
    wheel excavator, rubber tyred excavator, rubber duck, tyre excavator, mobile excavator
    حفار بعجلات, بوكلين كفرات, بوكلين بعجلات, حفارة كفرات, بوكلين تواير
    באגר אופני
    pelle à pneus, pelle sur pneu
    excavadora de neumáticos, excavadora sobre ruedas
    escavadeira de pneus, escavadora de rodas
    Radbagger
    轮挖, 轮胎式挖掘机, 胶轮挖机
    膠輪挖掘機, 膠轆挖泥機
    휠 굴착기, 휠 포크레인, 바퀴 포크레인, 타이어 굴삭기
    6W, 육더블`,
  'zero-tail-excavators': `
    zero-tail-swing excavator, 无尾挖掘机, حفارة بدون بروز خلفي, pelle sans déport arrière, 無尾挖掘機,
    escavadeira de giro zero, 제로테일 굴착기, מחפר ללא חריגת זנב, Nullheckbagger,
    excavadora sin voladizo trasero`,
  'long-reach-excavators': `
    long-reach excavator, 加长臂挖掘机, حفارة بذراع طويلة, pelle grande portée, 長臂挖掘機,
    escavadeira de longo alcance, 롱리치 굴착기, מחפר ארוך זרוע, Longreach-Bagger,
    excavadora de largo alcance
    long reach, long arm excavator, long boom excavator, long reach excavators
    بوكلين ذراع طويل, لونج بوم, لونق بوم, حفار ذراع طويل
    זרוע ארוכה
    pelle bras long, bras long
    brazo largo, excavadora brazo largo
    braço longo
    Longreach
    长臂挖机, 加长臂
    長臂挖泥機
    롱붐, 롱암 굴착기`,
  'demolition-excavators': `
    demolition excavator, 拆除型挖掘机, حفارة هدم, pelle de démolition, 拆卸挖掘機, escavadeira de demolição,
    해체용 굴착기, מחפר הריסה, Abbruchbagger, excavadora de demolición
    demolition machine, high reach excavator`,
  'amphibious-excavators': `
    amphibious excavator, 水陆两用挖掘机, حفارة برمائية, pelle amphibie, 水陸兩用挖掘機, escavadeira anfíbia,
    수륙양용 굴착기, מחפר אמפיבי, Amphibienbagger, excavadora anfibia
    swamp excavator, marsh buggy, marsh excavator, floating excavator
    بوكلين برمائي`,
  'material-handlers': `
    material handler, 抓料机, حفارة مناولة مواد, pelle de manutention, 抓料機, manipulador de materiais,
    머티리얼 핸들러, מחפר שינוע חומרים, Umschlagbagger, manipulador de materiales
    scrap handler`,
  'wheel-loaders': `
    wheel loader, wheel loaders, wheelloader, shovel, payloader, pay loader, front loader,
    front end loader, front-end loader
    شيول, شيولات, شيول كفرات, لودر, محملة, محملة بعجلات, شفل, شوفل, تحميل شيول, لودرات
    יעה, יעה אופני, שופל, שופלים, מעמיס אופני, יעים
    chargeuse, chargeuses, chargeuse sur pneus, chargeur sur pneus
    cargadora, cargadora de ruedas, cargador frontal, pala cargadora, payloader, cargadoras
    pá carregadeira, pá-carregadeira, pá mecânica, carregadeira, carregadeiras, pás carregadeiras
    Radlader, Schaufellader, Frontlader
    装载机, 铲车, 轮式装载机, 铲土机, 轮装
    裝載機, 輪式裝載機, 鏟泥車, 鏟土機, 鏟泥機
    휠로더, 로더, 페이로더, 페이로다, 휠 로더
    shewal, shewel, shiwel, sheol, sheiol, shiol, shayol, wheel shovel, شوول, شيوول, pala frontal,
    יעה גלגלי`,
  'compact-wheel-loaders': `
    compact wheel loader, 小型轮式装载机, شيول صغير, chargeuse sur pneus compacte, 小型輪式裝載機,
    pá-carregadeira compacta, 소형 휠로더, יעה אופני קומפקטי, kompakter Radlader,
    cargadora de ruedas compacta`,
  'wheel-loaders-mid': `
    wheel loader, 轮式装载机, شيول, chargeuse sur pneus, 輪式裝載機, pá-carregadeira, 휠로더, יעה אופני,
    Radlader, cargadora de ruedas`,
  'wheel-loaders-large': `
    wheel loader, 轮式装载机, شيول, chargeuse sur pneus, 輪式裝載機, pá-carregadeira, 휠로더, יעה אופני,
    Radlader, cargadora de ruedas
    شيول كبير`,
  'wheel-loaders-waste-log': `
    waste and log loader, 抓木及垃圾装载机, شيول نفايات وأخشاب, chargeuse à déchets et à grumes, 廢料及抓木裝載機,
    pá-carregadeira para resíduos e toras, 폐기물·원목용 휠로더, יעה לפסולת ולבולי עץ,
    Radlader für Abfall und Holz, cargadora para residuos y troncos`,
  'backhoe-loaders': `
    backhoe, backhoes, back hoe, backhoe loader, loader backhoe, digger loader, tlb, retro
    جي سي بي, جيسيبي, حفار لودر, بكهو, باكهو لودر, بوكلين لودر, كتربلر حفار لودر, حفارة لودر,
    باكهو
    מחפרון, מחפרונים, טרקטור מחפרון, באקהו
    tractopelle, tractopelles, tracto-pelle, chargeuse-pelleteuse, retrochargeuse
    retroexcavadora, retroexcavadoras, retro, mixta, retrocargadora, pala mixta,
    retroexcavadora mixta
    retroescavadeira, retroescavadeiras, retroescavadora, retro escavadeira
    Baggerlader, Tieflöffellader
    挖掘装载机, 两头忙, 两头忙挖掘机, 挖装机, 前装后挖
    挖掘裝載機, 兩頭忙, 前鏟後挖
    백호로더, 백호, 백호 로더
    jcb machine, jcb backhoe, حفار خلفي, بوكلين صغير بعجلات`,
  'backhoe-loaders-centre-mount': `
    centre-mount backhoe loader, 中置式挖掘装载机, حفار لودر بذراع وسطية, tractopelle à pivot central,
    中置式挖掘裝載機, retroescavadeira de braço central, 센터마운트 백호로더, מחפרון עם זרוע מרכזית,
    Centermount-Baggerlader, retroexcavadora mixta de pivote central`,
  'backhoe-loaders-side-shift': `
    side-shift backhoe loader, 侧移式挖掘装载机, حفار لودر بذراع منزلقة, tractopelle à déport latéral,
    側移式挖掘裝載機, retroescavadeira de deslocamento lateral, 사이드시프트 백호로더, מחפרון עם הסטה צידית,
    Sideshift-Baggerlader, retroexcavadora mixta de desplazamiento lateral`,
  'backhoe-loaders-mini': `
    mini backhoe loader, 小型挖掘装载机, حفار لودر صغير, mini-tractopelle, 小型挖掘裝載機, minirretroescavadeira,
    미니 백호로더, מיני מחפרון, Mini-Baggerlader, minirretroexcavadora`,
  dozers: `
    dozer, dozers, bulldozer, bulldozers, crawler dozer, bull dozer, crawler tractor, track dozer
    بلدوزر, بلدوزرات, دوزر, جرافة, جرافات, تركتر جنزير, دركتر
    דחפור, דחפורים, בולדוזר, טרקטור שרשרת, די 9
    bulldozer, bouteur, bouteurs, bull
    topadora, topadoras, buldócer, bulldozer, tractor de orugas, tractor oruga
    trator de esteira, trator de esteiras, tratores de esteira, buldôzer
    Planierraupe, Planierraupen, Raupe, Kettendozer, Dozer, Schubraupe
    推土机, 推机, 履带推土机
    推土機
    불도저, 도저, 도자, 불도우저
    دوزر جنزير, buldozer, daraktar, tractor de cadenas, 도쟈`,
  'dozers-small': `
    crawler dozer, 履带式推土机, بلدوزر, bulldozer, 履帶式推土機, trator de esteiras, 불도저, דחפור, Planierraupe`,
  'dozers-d5-d6': `
    crawler dozer, 履带式推土机, بلدوزر, bulldozer, 履帶式推土機, trator de esteiras, 불도저, דחפור, Planierraupe`,
  'dozers-d7-d8': `
    crawler dozer, 履带式推土机, بلدوزر, bulldozer, 履帶式推土機, trator de esteiras, 불도저, דחפור, Planierraupe`,
  'dozers-d9-up': `
    crawler dozer, 履带式推土机, بلدوزر, bulldozer, 履帶式推土機, trator de esteiras, 불도저, דחפור, Planierraupe`,
  'dozers-lgp': `
    LGP dozer, 湿地推土机, بلدوزر للأراضي الرخوة, bulldozer à faible pression au sol, 濕地推土機,
    trator de esteiras LGP, 습지용 불도저, דחפור ללחץ קרקע נמוך, Moorraupe, bulldozer LGP`,
  'motor-graders': `
    grader, graders, motor grader, motorgrader, road grader
    جريدر, جريدرات, قريدر, ممهدة, ممهدة طرق, غريدر, كريدر
    מפלסת, מפלסות, גריידר
    niveleuse, niveleuses, grader
    motoniveladora, motoniveladoras, niveladora, moto niveladora
    motoniveladora, patrol, patrola
    Grader, Straßenhobel, Motorgrader
    平地机, 刮平机
    平地機
    그레이더, 모터그레이더, 모터 그레이더, 구레다`,
  'graders-under-14t': `
    motor grader, 平地机, جريدر, niveleuse, 平地機, motoniveladora, 모터 그레이더, מפלסת, Grader`,
  'graders-14-20t': `
    motor grader, 平地机, جريدر, niveleuse, 平地機, motoniveladora, 모터 그레이더, מפלסת, Grader`,
  'graders-over-20t': `
    motor grader, 平地机, جريدر, niveleuse, 平地機, motoniveladora, 모터 그레이더, מפלסת, Grader`,
  'skid-steers': `
    skid steer, skid steers, skid loader, skidsteer, skid steer loader, bobcat, compact loader,
    uniloader
    بوبكات, بوب كات, لودر انزلاقي, شيول صغير بوبكات, بوبكت
    מיני מעמיס, בובקט, מיני יעה, מיני מעמיסים
    chargeuse compacte, chargeur compact, bobcat
    minicargadora, mini cargadora, minicargador, bobcat
    minicarregadeira, mini carregadeira, bobcat
    Kompaktlader, Skidsteer, Skid Steer
    滑移装载机, 滑移, 山猫, 滑移铲车, 滑移机
    滑移裝載機, 山貓, 山貓鏟車
    스키드로더, 스키드 로더, 스키드스티어, 밥캣`,
  'skid-steers-wheeled': `
    skid steer loader, 滑移装载机, لودر انزلاقي بعجلات, chargeuse compacte sur roues, 滑移裝載機,
    minicarregadeira de rodas, 스키드로더, מיני מעמיס אופני, Kompaktlader, minicargadora de ruedas`,
  'compact-track-loaders': `
    compact track loader, 履带式滑移装载机, لودر انزلاقي مجنزر, chargeuse compacte sur chenilles, 履帶式滑移裝載機,
    minicarregadeira de esteiras, 궤도식 스키드로더, מיני מעמיס זחלי, Kompakt-Raupenlader,
    minicargadora de orugas
    ctl, track loader, tracked skid steer, tracked bobcat, multi terrain loader
    بوبكات جنزير, بوبكات مجنزر
    בובקט זחלי
    履带滑移
    شيول جنزير`,
  'mini-skid-steers': `
    mini skid steer, 迷你滑移装载机, لودر انزلاقي ميني, mini-chargeuse, 迷你滑移裝載機, microcarregadeira,
    미니 스키드로더, מיקרו מעמיס, Mini-Kompaktlader, microcargadora`,
}
