/**
 * Bases of common passwords before a digit and a sign are added: words of many languages in Latin
 * letters, names, clubs, makes, places.
 */
const WORDS = `
password passwort passwd passcode pass pwd motdepasse contrasena contrasenya senha parola parole haslo
wachtwoord losenord salasana lozinka heslo sifre jelszo sandi kalimatsir mima mimamima miwa amkod sisma
admin administrator administrador administrateur root system sysadmin superuser supervisor manager user
username usuario utilisateur benutzer guest default test tester testing testtest demo example sample temp
temporary changeme change newpassword newpass mypassword mypass nopassword secret secreto geheim topsecret
private security secure login logon signin enter access open opensesame letmein letmeinn welcome wellcome
welcometo bienvenue bienvenido bienvenidos willkommen benvenuto marhaba ahlan ahlanwasahlan shalom annyeong
hello hallo hola hellohello helloworld hi hey bonjour salut salam salaam ciao namaste nihao konnichiwa
iloveyou iloveu loveyou lovely love lover lovers mylove truelove ilovegod jesus jesuschrist christ god godisgood
allah allahuakbar bismillah inshallah mashallah alhamdulillah subhanallah mohammed muhammad islam quran makkah
teamo tequiero teamomucho tiamo jetaime iloveyoubaby ichliebedich woaini woaini520 saranghae habibi habibti
hayati omri albi hubb amor amore amour liebe corazon mivida princesa princess prince king queen kings queens
angel angels angelina babygirl babyboy baby babe honey sweety sweetie sweetheart cutie sugar sunshine sunflower
rainbow star stars starlight moon sunset sunrise summer winter spring autumn fall january february march april
may june july august september october november december monday tuesday wednesday thursday friday saturday sunday
today tomorrow yesterday morning night goodluck lucky luck happy happiness smile smiley freedom forever family
familia famille familie mother father mama mami mamma papa daddy mommy mummy brother sister friend friends
football futbol futebol fussball soccer basketball baseball hockey cricket tennis golf golfer rugby volleyball
swimming boxing wrestling running cycling fishing hunting hunter racing racer champion winner player gamer
chelsea arsenal liverpool manchester manutd mancity united everton tottenham barcelona realmadrid juventus
milan inter internazionale bayern dortmund schalke psg marseille benfica sporting porto galatasaray fenerbahce
besiktas flamengo corinthians palmeiras santos boca bocajuniors riverplate alahly alhilal alnassr alittihad alain
messi ronaldo cristiano neymar mbappe zidane beckham maradona pele jordan kobe lebron lakers yankees cowboys
steelers packers eagles patriots redsox cubs bulls raiders dolphins broncos giants dodgers rangers warriors
dragon dragons tiger tigers lion lions eagle falcon falcons hawk wolf wolves bear bears panther jaguar leopard
shark dolphin whale horse horses pony unicorn monkey gorilla elephant rabbit bunny kitty kitten cat cats catdog
dog dogs doggie puppy mouse snake spider scorpion cobra python viper camel gazelle oryx turtle frog bird chicken
batman superman spiderman ironman hulk thor avengers wolverine deadpool joker harley pokemon pikachu naruto sasuke
goku dragonball digimon mario luigi zelda sonic minecraft fortnite roblox warcraft starcraft counterstrike halo
starwars skywalker yoda vader darthvader jedi matrix neo trinity gandalf frodo hobbit hogwarts harrypotter potter
hermione voldemort simpsons homer bart garfield snoopy mickey minnie donald disney barbie tinkerbell cinderella
master masters ninja samurai warrior soldier sniper killer assassin pirate wizard magic magician hacker phantom
shadow ghost vampire zombie monster demon devil satan lucifer angel666 hell heaven paradise genesis phoenix thunder
lightning storm tornado hurricane fire firefire flame ice diamond diamonds silver gold golden platinum crystal ruby
emerald pearl jade rose roses flower flowers lily daisy jasmine violet orchid tulip butterfly blossom garden nature
red blue green yellow orange purple black white pink brown grey gray blackwhite blackbird whitewolf redhat bluesky
apple banana cherry lemon mango peach strawberry coconut pepper ginger cookie cookies chocolate candy cupcake pizza
burger cheese coffee tea beer vodka whiskey tequila wine water milk bread butter pancake peanut pumpkin pickle
music guitar piano drummer metal metallica slipknot nirvana eminem tupac rihanna beyonce shakira madonna britney
justin bieber justinbieber beatles queen acdc linkinpark coldplay blink182 greenday rammstein bangtan blackpink bts
computer internet google facebook twitter instagram whatsapp youtube yahoo gmail hotmail outlook linkedin tiktok
telegram snapchat netflix amazon ebay paypal alibaba taobao wechat tencent baidu samsung galaxy apple iphone ipad
android nokia huawei xiaomi oppo sony playstation xbox nintendo microsoft windows linux ubuntu oracle cisco intel
server network wireless wifi router modem database mysql java python php html code coder program programmer
ferrari lamborghini porsche mercedes mercedesbenz benz bmw audi volkswagen vw golfgti toyota honda nissan mazda
mitsubishi subaru hyundai kia ford mustang chevrolet chevy corvette camaro dodge charger challenger jeep hummer
cadillac landcruiser landrover rangerover lexus infiniti tesla volvo saab renault peugeot citroen fiat skoda yamaha
suzuki kawasaki ducati harleydavidson scania isuzu hino patrol prado hilux fortuner pajero
ironsouq iron souq market bazaar caterpillar cat320 komatsu hitachi kobelco doosan bobcat liebherr terex hyundaice
sany xcmg zoomlion liugong sumitomo takeuchi kubota yanmar johndeere deere casece newholland manitou genie grove
tadano demag bomag dynapac hamm wirtgen vogele atlascopco cummins perkins excavator loader wheelloader bulldozer
dozer grader roller forklift crane backhoe digger truck trucks tipper trailer tractor machine machines machinery
equipment heavyequipment engine diesel hydraulic bucket hammer drill steel concrete cement construction builder
contractor project company business office sales trading trade transport logistics shipping customs export import
dubai abudhabi sharjah ajman fujairah rasalkhaimah ummalquwain alain uae emirates emirati burjkhalifa jumeirah
deira marina jebelali alsajaa riyadh jeddah mecca madina dammam khobar saudi ksa kuwait bahrain qatar doha oman
muscat salalah yemen sanaa iraq baghdad basra iran tehran egypt cairo alexandria jordan amman lebanon beirut syria
damascus palestine jerusalem telaviv israel haifa turkey istanbul ankara pakistan karachi lahore islamabad india
mumbai delhi bangalore chennai hyderabad kerala bangladesh dhaka nepal srilanka colombo philippines manila china
beijing shanghai guangzhou shenzhen hongkong kowloon taiwan taipei korea seoul busan japan tokyo osaka vietnam
thailand bangkok malaysia singapore indonesia jakarta russia moscow ukraine kyiv kazakhstan germany deutschland
berlin hamburg munich muenchen frankfurt koeln france paris lyon england london britain scotland ireland dublin
spain espana madrid sevilla valencia portugal lisboa lisbon brasil brazil saopaulo riodejaneiro bahia argentina
buenosaires mexico colombia bogota peru lima chile santiago venezuela caracas ecuador america american usa newyork
california losangeles chicago texas houston dallas boston miami florida lasvegas canada toronto montreal australia
sydney melbourne africa nigeria lagos kenya nairobi ethiopia sudan khartoum ghana southafrica capetown morocco
casablanca algeria tunisia libya europe asia world planet earth universe
ahmed ahmad mohamed mohammad mohamad muhammed mahmoud mustafa ali hassan hussein hussain omar umar othman khalid
khaled walid waleed saeed said salem salim sultan rashid rashed hamad hamdan zayed khalifa maktoum nasser nasir
abdullah abdulla abdulrahman abdulaziz ibrahim ismail yousef yusuf youssef yaqoub tariq tarek faisal fahad fahd
majid majed mansour saif jamal kamal karim kareem samir samira amir amira amina aisha ayesha fatima fatma mariam
maryam khadija zainab zeinab noura nora noor nour layla leila laila salma sara sarah huda hind reem rania rana
dana dina lina yasmin yasmine yasmeen jasmin hala maha mona muna nadia najla shaikha moza latifa
michael mike jordan23 matthew joshua daniel andrew anthony david christopher chris joseph james john johnny robert
william thomas tom jack jackson jason justin ryan brandon tyler kevin eric steven stephen patrick alex alexander
alexandra alexis nicole jessica jennifer ashley amanda stephanie michelle melissa heather elizabeth samantha lauren
megan rachel hannah emily emma olivia sophia sophie charlotte amelia grace victoria natasha natalie vanessa maria
anna anne laura linda susan karen lisa nancy sandra donna barbara patricia margaret dorothy george charles charlie
harry oliver william1 edward richard peter paul mark luke simon philip martin jonathan benjamin samuel sam nathan
adam aaron jacob ethan logan lucas mason noah liam jayden dylan austin hunter cameron connor zachary travis trevor
angela diana julia juliana carla carlos juan jose luis miguel manuel antonio francisco javier fernando alejandro
rafael roberto ricardo eduardo sergio pedro pablo diego andres jorge mario rosa carmen lucia sofia isabella camila
valentina gabriela daniela andrea paola natalia veronica claudia adriana joao paulo felipe gustavo rodrigo bruno
thiago leonardo marcelo fernanda beatriz larissa leticia mariana pierre jean jacques michel philippe nicolas julien
antoine louis camille chloe lea manon marie isabelle sylvie nathalie hans peter klaus stefan wolfgang juergen
andreas sebastian florian tobias jan lukas felix maximilian katharina sabine petra ursula heike minjun jisoo minho
jimin yuna wang zhang liu chen yang zhao huang zhou zhangwei wangwei liwei lili xiaoming weiwei jingjing david1
moshe yosef avi eitan noam yael shira tamar rivka chaim
abc abcd abcde abcdef abcdefg abcdefgh abcabc abcxyz xyz aaa aaaa aaaaa aaaaaa asd asdasd qwe qweqwe zxc zxczxc
qwert qwerty qwertz azerty qwertyui qwertyuiop qweasd qweasdzxc qazwsx qazwsxedc wsxedc wasd asdf asdfg asdfgh
asdfghjk asdfghjkl zxcvb zxcvbn zxcvbnm ytrewq poiuytrewq lkjhgfdsa mnbvcxz yxcvbnm dvorak
one two three four five six seven eight nine ten zero onetwothree number numbers first second last
money cash dollar dollars dirham dirhams euro million millionaire billion rich bitcoin crypto bank account
boss chef doctor engineer lawyer teacher student school college university driver mechanic operator pilot captain
police army navy marine marines airforce military general major sergeant president minister
fuck fucker fuckyou fuckoff fucking shit bitch asshole bastard damn sexy sex sexsex pussy dick cock porn hotgirl
hotboy playboy bigboy bigdog bigdaddy goodboy badboy badgirl coolboy cool cooldude awesome amazing perfect great
super superstar supernova ultra mega turbo nitro rocket racecar speed speedy fast furious power powerful strong
strength energy victory success dream dreamer dreams believe faith hope peace justice truth honor legend hero heroes
legendary infinity infinite destiny fortune trustno trust trustme noentry whatever nothing something anything
everything nobody somebody anybody idontknow dontknow forget forgot forgotten remember rememberme asecret mysecret
please thankyou thanks sorry goodbye bye home house door window kitchen table chair phone mobile telephone camera
television movie movies book books paper pencil travel travels holiday vacation beach ocean river mountain desert
island forest jungle safari oasis garage workshop factory warehouse store shop shopping fashion beauty model lady
gentleman boy girl man woman child children kids junior senior oldman youngman crazy stupid idiot loser noob
`

export const COMMON: ReadonlySet<string> = new Set(WORDS.split(/\s+/).filter(Boolean))

/** Keyboard sequences. */
export const ROWS = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  'qsdfghjklm',
  'yxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
] as const
