import type { LanguageCode } from '@winnow/contracts';

/**
 * Words that carry grammar and no content, in the forms that are printed: articles, pronouns, prepositions, conjunctions, particles, auxiliary
 * verbs, adverbs of place, time and degree, and the word for the year of a date. No words of work: these are content however empty they are.
 * Vietnamese ones are syllables, so that those which are also part of common words are left out.
 */
const functionWords: Readonly<Record<LanguageCode, string>> = {
  af: `
    'n die en of maar want omdat dat wat wie waar wanneer hoe hoekom waarom as toe dan sodat terwyl hoewel nadat voordat
    totdat ek my myne jy jou u hy hom sy haar dit ons julle hulle hul hierdie daardie dié sulke so te om aan af agter
    asook binne bo buite by deur een elke enige ander alle al almal albei baie meer meeste min minder geen geeneen iets
    niks iemand niemand self hier daar nou nog reeds weer altyd ooit nooit dikwels soms net ook selfs wel nie sonder met
    saam tot vir van vanaf volgens weens teen teenoor tussen tydens onder onderkant oor op uit vanuit langs naby na ná
    rondom gedurende behalwe ten in is was wees het had gehad kan kon sal sou moet moes mag mog wil wou word geword
    deurdat waardeur waarin waarmee waarop waaraan daarin daarmee daarop daarvoor hiervoor insluitend sowel via per`,
  am: `
    እና ወይም ነገር ግን ሆኖም ስለዚህ ምክንያቱም ከሆነ ቢሆንም እንጂ እንዲሁም ደግሞ እንዲሁ በተጨማሪ ጊዜ ሲሆን ሆኖ በኋላ ከዚያ ቀጥሎ በፊት መካከል ውስጥ ላይ ታች ውጭ አጠገብ ዘንድ
    ጋር ጋራ ወደ እስከ ድረስ ጀምሮ ከ በ ለ የ ስለ እንደ ያለ በስተቀር በመሆን በመሆኑ በኩል አማካኝነት አማካይነት መሠረት መሰረት ምትክ ተቃራኒ ረገድ ዙሪያ ሥር ስር ፊት ኋላ እኔ እኔን
    የእኔ እኛ የእኛ አንተ አንቺ እናንተ እርስዎ እሱ እሷ እነሱ እነርሱ የእሱ የእሷ የእነሱ ይህ ይህን ይህም ይህች ይሄ ያ ያንን እነዚህ እነዚህን እነዚያ የዚህ በዚህ ለዚህ ከዚህ እዚህ
    እዚያ ይኸው ራሱ ራሴ ራሱን ራስ ማን ምን የትኛው የት መቼ ለምን እንዴት ስንት ምንም ማንም አንድ አንዱ አንዳንድ እያንዳንዱ እያንዳንዷ ጥቂት ብዙ በርካታ ሁሉ ሁሉም ሁሉንም ሁሉን መላው
    በጣም ይበልጥ በላይ ያነሰ ሌላ ሌላው ሌሎች ሌሎችን ሌሎችም ሁለቱም ተመሳሳይ አሁን ያኔ ሁልጊዜ ዘወትር እንደገና ብቻ በተለይ በተለይም ለምሳሌ ወዘተ ልዩ በተለያዩ የተለያዩ የተለያየ
    ለተለያዩ አይደለም የለም አዎ ነው ናቸው ነኝ ነን ነበር ነበረ ነበሩ ነበርኩ ነበረች ሆነ ሆኗል ይሆናል የሆነ የሆኑ የሆነች መሆን መሆኑ አለ አለኝ አላቸው አለው ያለው ያላቸው ያለኝ ያሉ
    ያሉት የነበረ የነበሩ የነበረው በነበረ ማድረግ አድርጎ አድርጌ ያደረገ ይችላል መቻል ችሏል እየ ዓመት አመት ዓም ዓ.ም`,
  ar: `
    في من على إلى الى عن مع حتى منذ خلال عبر بين تحت فوق قبل بعد أمام خلف حول ضد دون بدون لدى عند نحو ضمن وفق وفقا حسب سوى
    إلا غير كل كلا كلتا بعض جميع كافة معظم أي أحد إحدى عدة عديد العديد كثير أكثر أقل جدا فقط أيضا كذلك كما مثل ك ل ب و ف
    ثم أو أم بل لكن لكنه أن إن أنه أنها أنهم بأن لأن كأن إذا إذ لو لولا لما عندما حيث حينما بينما كي لكي ما ماذا متى أين
    كيف لماذا هل كم لا لم لن ليس ليست نعم قد لقد سوف هو هي هم هن هما أنا نحن أنت أنتم له لها لهم لي لنا لك به بها بهم فيه
    فيها فيهم منه منها منهم عليه عليها عليهم إليه إليها عنه عنها معه معها معهم هذا هذه هذان هؤلاء ذلك تلك أولئك هنا هناك
    الذي التي الذين اللذين اللتين اللاتي اللواتي ذو ذات ذوي كان كانت كانوا كنت يكون تكون أكون كون أصبح صار ظل بات مازال تم
    يتم وتم ويتم يمكن يجب ينبغي بما مما عما فيما كلما ذاته نفسه نفسها وفي ومن وعلى وإلى والى وعن ومع وكان وكانت وهو وهي
    وهذا وهذه وذلك والتي والذي وقد ولا ولم وما وأن وكذلك وبين وخلال وبعد وقبل ومنها بشكل بسبب بواسطة بالإضافة إضافة بجانب
    وغيرها وغير سنة`,
  bg: `
    и а но или че да ако когато докато както като така тъй защото понеже макар въпреки нито обаче също където къде кога
    защо как дали ли на в във с със за от до по при под над пред след през чрез между сред без към у около край освен
    вместо относно спрямо срещу според благодарение посредством включително вътре извън аз мен ме ми мой моя мое мои моята
    моето моите ти теб те той тя то него го нему му неговия неговата нея я ѝ нейния тях ги им техния техните техен ние нас
    ни наш наша наше наши нашия нашата нашите вие вас ви ваш ваша вашия вашата свой своя свое свои своята своите себе си
    се този тази това тези тоя тая онзи онази онова онези такъв такава такива който която което които когото чийто чиято
    кой коя кое кои кого какво какъв каква какви друг друга друго други другите останалите всички всичко всеки всяка всяко
    цялата няколко много повече най-много по-малко малко доста някои някой някоя някакъв никой нищо нещо някого сам сама
    само сами самия двата двете един една едно едни единия тук там сега тогава винаги никога често отново пак вече още
    дори именно особено например после не е съм сме сте са бе беше бях бяха бил била било били бъде бъда бъдат ще няма
    имам има имат имах имаше имал мога може могат можех трябва тоест т.н г год година години`,
  bn: `
    এবং ও আর বা অথবা কিংবা কিন্তু তবে বরং যে যদি তাহলে যাতে কারণ কেননা যখন তখন যদিও তবুও তাই সুতরাং জন্য জন্যে থেকে হতে কে
    র এর তে এ দিয়ে দ্বারা মাধ্যমে সঙ্গে সাথে সহ ছাড়া বিনা পরে পর আগে পূর্বে মধ্যে মাঝে ভেতর ভিতর বাইরে উপর উপরে নিচে
    সামনে পিছনে কাছে দিকে বিষয়ে সম্পর্কে অনুযায়ী অনুসারে সময় চলাকালীন বিরুদ্ধে পরিবর্তে অধীনে হিসেবে হিসাবে সম্পর্কিত
    পর্যন্ত পাশাপাশি নিয়ে ধরে আমি আমার আমাকে আমরা আমাদের তুমি আপনি আপনার সে তিনি তার তাঁর তাকে তারা তাঁরা তাদের তাঁদের
    এটি এটা এই এসব এদের ওই সেই সেটি সেখানে নিজে নিজের নিজেদের যা যার যাকে যাদের যারা যেখানে যেমন যিনি কার কাকে কি কী কোন
    কোনো কখন কোথায় কেন কেমন কিভাবে কীভাবে কত কয়েক কয়েকটি কিছু অনেক বহু সব সকল সমস্ত সবাই প্রতি প্রতিটি প্রত্যেক খুব
    বেশি অধিক আরও আরো কম অন্য অন্যান্য আরেকটি এক একটি একজন একই উভয় এমন এরকম তেমন এত এখানে এখন সবসময় কখনো কখনও প্রায়ই
    আবার পুনরায় শুধু শুধুমাত্র কেবল বিশেষ বিশেষত বিভিন্ন ইত্যাদি প্রভৃতি না নয় নেই নি হ্যাঁ হয় হয়ে হয়েছে হয়েছিল হল
    হলো হবে হওয়া হন ছিল ছিলাম ছিলেন ছিলো আছে আছি আছেন থাকা থাকে করা করে করি করেছি করেছে করেন করেছেন করেছিলাম করতে করার
    করছি করছেন করলে দিয়েছি গিয়ে যায় যাওয়া পারি পারে উচিত বছর সাল সালে`,
  cs: `
    a i ale nebo či ani avšak však že aby kdyby když protože neboť zda jestliže pokud než až jak jako tak také též proto
    tedy sice buď jen pouze ještě již už na v ve z ze s se k ke o u do od po pro při před přes pod nad mezi za bez během
    mimo kromě podle kolem okolo vedle díky dle skrze včetně prostřednictvím pomocí já mne mě mi mnou můj má moje mého mé
    mých mým mými ty tě ti tebe tvůj on ona ono oni ony jeho jej jemu mu ho jí jím ji je jich jim jimi nich nim nimi něm
    něj my nás nám námi náš naše našeho naší našich vy vás vám váš vaše jejich jejího svůj svá svoje svého své svém svou
    svých svým svými sebe sobě sebou si ten ta to toho té tom tomu tím tou těch těm těmi tento tato toto této tohoto tomto
    tomuto tyto těchto tímto touto který která které kterého kterém kterému kterou kterých kterým kterými kteří kdo koho
    co čeho čem kde kdy kam proč jaký jaká jaké jiný jiná jiné jiných ostatní ostatních všech všechny všechno všechna vše
    všichni všem každý každá každé každého několik několika mnoho více nejvíce méně málo velmi některé některých některý
    žádný nic nikdo něco někdo sám sama samotný oba obě obou zde tam tady nyní teď vždy nikdy často opět znovu zejména
    například především dále rovněž ne ano jsem jsi jsme jste jsou byl byla bylo byli byly být bude budu budou bych by
    bychom není mám máme mají měl měla mít mohu může mohou lze musí mohl jde atd apod např roku rok`,
  da: `
    og eller men for at om hvis når da fordi så skønt selvom mens indtil inden siden end som der hvad hvem hvor hvordan
    hvorfor hvilken hvilket hvilke jeg mig min mit mine du dig din dit dine han ham hans hun hende hendes den det dens
    dets vi os vores jer jeres de dem deres sig sin sit sine selv man denne dette disse en et ene ingen intet nogen noget
    nogle al alt alle hver hvert andre anden andet begge både enten hverken flere flest mange meget mere mest få lidt ikke
    aldrig altid ofte også kun blot endda her nu igen allerede endnu ellers af på til fra i ind ud op ned over under ved
    hos uden udenfor indenfor efter før foran bag bagved mellem blandt mod imod gennem igennem omkring langs via pr samt
    herunder dermed derfor derefter desuden derudover hvorved hvoraf er var være været bliver blev blive blevet har havde
    have haft kan kunne skal skulle vil ville må måtte bør burde får fik fået`,
  de: `
    der die das den dem des ein eine einer eines einem einen kein keine keiner keinen keinem keines und oder aber sondern
    denn weil dass daß damit ob wenn als wie obwohl während bevor nachdem bis seit sobald sodass sowie sowohl weder noch
    entweder beziehungsweise bzw ich mich mir mein meine meiner meinem meinen meines du dich dir dein deine er ihn ihm
    sein seine seiner seinem seinen seines sie ihr ihre ihrer ihrem ihren ihres es wir uns unser unsere unserer unserem
    unseren euch euer man sich selbst dieser diese dieses diesem diesen jener jene jenes jenen welcher welche welches
    welchem welchen wer wen wem was wo wann warum wohin woher wobei wodurch womit jeder jede jedes jedem jeden alle allen
    aller alles beide beiden viele vielen vieler mehr mehrere mehreren meist meisten wenig wenige einige einigen einiger
    etwas nichts andere anderen anderer anderem solche solchen sehr auch nur schon bereits immer nie nicht hier dort da
    dann dabei dadurch dafür damals daran darauf daraus darin darüber darunter davon dazu hierbei hierfür hierzu somit
    daher deshalb zudem außerdem ferner ebenso insbesondere in im ins an am ans auf aus außer außerhalb bei beim durch für
    fürs gegen gegenüber hinter innerhalb mit nach neben ohne seitens trotz über um unter unterhalb vom von vor vorm wegen
    zu zum zur zwischen zwecks mittels anhand aufgrund ab je per pro bin bist ist sind war waren wäre gewesen werde wird
    werden wurde wurden worden würde habe hast hat haben hatte hatten gehabt kann können konnte konnten soll sollen sollte
    muss müssen musste darf dürfen will wollen wollte mag möchte etc usw inkl`,
  el: `
    ο η το οι τα του της των τον την τη τις τους ένας ένα μια μία ενός μιας και κι ή είτε αλλά όμως ούτε μήτε ότι πως να
    αν εάν όταν όπου όπως ώστε γιατί επειδή καθώς αφού πριν μέχρι έως ενώ διότι δηλαδή άρα λοιπόν επίσης σε στο στη στην
    στον στα στις στους με μου για από προς κατά μετά παρά αντί χωρίς δίχως μεταξύ ανά εντός εκτός μέσω υπό υπέρ περί λόγω
    βάσει σύμφωνα σχετικά μαζί γύρω πάνω κάτω μέσα έξω εγώ εμένα εσύ εσένα σου σας αυτός αυτή αυτό αυτοί αυτές αυτά αυτού
    αυτής αυτών αυτόν αυτήν εμείς εμάς μας εσείς εσάς δικός δική δικό εαυτό εκείνος εκείνη εκείνο τέτοιος τούτος που ποιος
    ποια ποιο ποιοι οποίος οποία οποίο οποίοι οποίες οποίου οποίας οποίων τι πόσο πού πότε πώς άλλος άλλη άλλο άλλοι άλλες
    άλλα άλλων όλος όλη όλο όλοι όλες όλα όλων όλους κάθε καθένας μερικοί μερικές μερικά κάποιος κάποια κάποιο κάποιοι
    κάποιες κανένας καμία κανένα τίποτα κάτι πολύ πολλοί πολλές πολλά πολλών λίγο λίγα περισσότερο περισσότερα λιγότερο
    τόσο πιο αρκετά διάφορα διάφορες διάφορων ίδιος ίδια ίδιο μόνο ακόμα ακόμη ήδη πάντα ποτέ συχνά εδώ εκεί τώρα τότε
    έτσι ξανά κυρίως ιδίως δεν μην μη όχι ναι θα ας είμαι είσαι είναι είμαστε ήμουν ήταν έχω έχει έχουν έχουμε είχα είχε
    είχαν μπορώ μπορεί μπορούν πρέπει κ.λπ κλπ π.χ`,
  en: `
    a an the and or but nor so yet if then than as at by for from in into of off on onto out over per to toward towards
    under until up upon via with within without across after against along among around before behind below beneath beside
    besides between beyond despite down during except inside like near outside since through throughout till unlike about
    above i me my mine myself we us our ours ourselves you your yours he him his himself she her hers herself it its
    itself they them their theirs themselves this that these those who whom whose which what when where why how all any
    both each every few many more most much no not only other others another own same some such very too also just well
    still even while because although though whether however therefore thus hence either neither is am are was were be
    been being has have had having do does did doing done can could may might must shall should will would there here
    again always often never ever now once etc e.g i.e it's don't i'm i've able alongside`,
  es: `
    el la los las lo un una unos unas y e o u ni pero sino mas que porque pues si cuando como donde aunque mientras para
    por a ante bajo con contra de del desde durante en entre hacia hasta mediante según sin sobre tras al yo me mi mis mí
    conmigo tú tu tus te ti usted ustedes él ella ello ellos ellas su sus suyo suya suyos suyas se sí le les nos nosotros
    nosotras nuestro nuestra nuestros nuestras vos este esta esto estos estas ese esa eso esos esas aquel aquella aquello
    aquellos aquellas quien quienes cual cuales cuyo cuya cuyos cuyas qué quién cuál cuánto cuándo cómo dónde todo toda
    todos todas cada otro otra otros otras mismo misma mismos mismas mucho mucha muchos muchas poco poca pocos pocas más
    menos muy tan tanto tanta tantos tantas algún alguna alguno algunos algunas ningún ninguna ninguno nada nadie algo
    alguien ambos ambas varios varias cualquier cualquiera demás no ya aún también tampoco además así aquí allí ahí ahora
    entonces luego siempre nunca solo sólo incluso dentro fuera cerca lejos antes después junto etc es son soy era eran
    fue fueron fui ser sido siendo está están estaba estaban estar estado he ha han había habían haber habido hay tener
    tiene tengo tenía puede pueden poder podía debe deben hacer`,
  et: `
    ja ning ega või ehk aga kuid vaid et kui sest kuna kuigi nagu nii nõnda samuti ka veel juba ainult üksnes isegi just
    seega seetõttu siis enne pärast peale alates kuni juures juurde juurest kohta kohal kaudu kaasa koos ilma ilm jooksul
    vahel vahele seas hulgas all alla alt üle ümber vastu poolt poole eest ette ees taga taha sees sisse välja läbi lisaks
    mööda tõttu abil vastavalt suhtes raames osas ma mina mind mulle minu mul minuga sa sina sind sinu ta tema teda talle
    tal temaga me meie meid meile meil te teie teid teile nad nemad neid neile nende neil nendega oma ise enda end ennast
    endale see selle seda sellele sellel sellega selles sellest sel need too tolle selline sellise sellised niisugune kes
    kelle keda kellele mis mille mida millele millel millega milles millest kus kuhu kust millal miks kuidas milline
    millise millised muu muud muude teine teise teist teised teiste kõik kõiki kõigi kõigile kõigiga iga igas igal mitu
    mitme mitmed mitmete palju paljude rohkem enam enim vähem vähe väga mõni mõne mõned mõnede keegi miski mitte midagi
    üks ühe ühte mõlemad mõlema siin seal siia sinna nüüd alati kunagi sageli tihti taas jälle eriti näiteks nimelt edasi
    ei jah olen oled on oleme olete olin oli olime olid olla olnud olles oleks saan saab sain sai saada võin võib võivad
    võis pean peab tuleb jne nt jt aasta aastal aastast aastani ajal`,
  fa: `
    و یا اما ولی لیکن بلکه که اگر تا چون زیرا چه هم نیز همچنین پس سپس چنانچه هرچند اگرچه در به از با بر برای بی بدون
    درباره روی زیر بالای پیش بعد قبل بین میان نزد سوی طی توسط جهت جز مگر علیه مانند مثل همانند طبق براساس ضمن خلال کنار
    همراه علاوه را ها های هایی ای ام ات اش مان تان شان من مرا تو او وی ما شما آنها آنان ایشان خود خودم خودش خویش این آن
    اینها همین همان چنین چنان کدام کی کجا چرا چگونه چطور چند چندین هر همه هیچ هیچکدام برخی بعضی بسیار بسیاری خیلی بیشتر
    بیش کمتر کم تمام تمامی کلیه سایر دیگر دیگری دیگران یک یکی هردو اینکه آنکه آنچه جایی هنوز اکنون حالا آنگاه همیشه هرگز
    اغلب دوباره فقط تنها حتی حدود تقریبا ویژه بویژه است هست هستم هستند هستیم نیست بود بودم بودند بوده بودن باشد باشم باشند
    شد شدم شدند شده شدن شود شوند میشود می‌شود می نمی کرد کردم کردند کرده کردن کند کنم کنند می‌کند می‌کنم نمود نموده نمودن
    گردید دارم دارد دارند داشت داشتم داشته داشتن دارای خواهد باید توان تواند می‌توان سال ماه کرده‌ام شده‌اند شده‌است`,
  fi: `
    ja sekä eli tai taikka vai mutta vaan että jotta jos kun koska vaikka kunnes kuin niin kuten siis myös lisäksi vielä
    jo vain ainoastaan jopa juuri siksi joten kanssa ilman ennen jälkeen aikana ajan kautta varten vastaan mukaan mukana
    yli ali alla alle päällä luona luokse välillä välissä keskuudessa kesken ympäri ympärillä sisällä sisään ulkopuolella
    takia vuoksi kohti lähellä edessä takana ohella lukien asti saakka osalta osana puolesta minä minun minua minulle
    minulla minut sinä sinun sinua hän hänen häntä hänelle me meidän meitä meille meillä te teidän teitä he heidän heitä
    heille itse itsensä oma omat oman omia se sen sitä siinä siitä siihen sille sillä siltä ne niiden niitä niissä niistä
    niihin niille niillä tämä tämän tätä tässä tästä tähän tälle nämä näiden näitä näissä tuo tuon nuo sellainen tällainen
    joka jonka jota jossa josta johon jolle jolla jolta jotka joiden joita joissa joista joihin joille joilla mikä minkä
    mitä missä mistä mihin kuka kenen ketä milloin miksi miten millainen muu muun muut muiden muita muissa toinen toisen
    toiset kaikki kaikkien kaikkia kaikille kaikissa jokainen jokaisen moni monen monia monet monta useita usean useat
    useiden useissa enemmän eniten vähemmän vähän hyvin erittäin eräs jokin jonkin joku jotkut kukaan mikään molemmat
    molempien yksi yhden täällä siellä tuolla nyt silloin aina koskaan usein jälleen taas erityisesti esimerkiksi noin eri
    ei en emme eivät olen olet on olemme ovat olin oli olimme olivat olla ollut olleet olisi voin voi voivat voida pitää
    täytyy saada tulee esim jne mm vuosi vuoden vuonna vuodesta`,
  fr: `
    le la les l un une des de du d au aux à et ou où ni mais donc or car que qu qui quoi dont lequel laquelle lesquels
    lesquelles auquel duquel desquels si quand lorsque lors comme comment pourquoi parce puisque afin ainsi alors aussi
    après avant avec chez contre dans depuis derrière dès devant durant en entre envers hors jusque malgré par parmi
    pendant pour sans selon sauf sous suivant sur vers via je j me m moi mon ma mes tu te t toi ton ta tes il elle on lui
    se s soi son sa ses nous notre nos vous votre vos ils elles leur leurs eux ce c cet cette ces ceci cela ça celui celle
    ceux celles même mêmes tout toute tous toutes chaque chacun chacune autre autres aucun aucune plusieurs quelque
    quelques quelqu certain certaine certains certaines tel telle tels telles plus moins très trop peu beaucoup tant
    autant assez bien encore déjà toujours jamais souvent ne n pas non rien personne ici là y ensuite enfin puis notamment
    également cependant toutefois auprès sein lieu est sont suis était étaient être été étant fut ai as a ont avait
    avaient avoir eu ayant peut peuvent pouvoir doit doivent fait faire etc`,
  gu: `
    અને તથા તેમજ કે અથવા પણ પરંતુ જો તો જેથી કારણ કેમકે જ્યારે ત્યારે જોકે છતાં એટલે માટે થી માં મા નો ની નું ના ને એ પર
    ઉપર નીચે અંદર બહાર આગળ પાછળ પાસે સાથે વગર વિના પછી પહેલાં પહેલા વચ્ચે દરમિયાન દરમ્યાન સુધી તરફ વિશે દ્વારા મુજબ અનુસાર
    ઉપરાંત સિવાય વિરુદ્ધ બદલે હેઠળ સહિત તરીકે મારફતે અંતર્ગત સંબંધિત હું મને મારો મારી મારું મારા અમે અમને અમારો અમારી
    અમારું અમારા આપણે આપણા તમે તમારો તમારી તમારા તે તેઓ તેને તેનો તેની તેનું તેના તેમને તેમનો તેમની તેમના તેમણે તેણે તેમાં
    આ આને આનો આની આના એનો એની એના આમાં પોતે પોતાનો પોતાની પોતાનું પોતાના જે જેને જેનો જેની જેના જેમાં જેમના જેમણે કોણ કયો
    કઈ કયા કોઈ શું ક્યારે ક્યાં કેવી કેવું કેવા કેટલા કેટલીક કેટલાક કંઈક અનેક ઘણા ઘણી ઘણું બધા બધી બધું સર્વ તમામ દરેક
    પ્રત્યેક ખૂબ વધુ વધારે ઓછા ઓછું અન્ય બીજો બીજી બીજું બીજા એક બંને આવો આવી આવા એવો એવી એવા જેવો જેવી જેવું જેવા અહીં
    ત્યાં હવે હમણાં હંમેશા ક્યારેય ફરી ફક્ત માત્ર ખાસ વગેરે નથી નહીં ન છે છું છીએ છો હતો હતી હતું હતા હોય હોવું થયો થઈ
    થયું થયા થાય થવું થતા કરી કર્યો કર્યું કર્યા કરવા કરવું કરવાની કરવાનું કરવામાં કરતો કરતી કરતા કરે કરીને આવ્યું આવ્યો
    આવે આપી લઈ રહ્યો રહી રહ્યા વાળા વર્ષ`,
  he: `
    של את על עם או גם כל לא אל אם כי אך אבל אלא אף רק כבר עוד עדיין מאוד מאד יותר פחות ביותר כמה הרבה מעט רוב רבים רבות
    כלל כך ככה כן לכן כאשר כש מאז עד אחרי לאחר לפני בין תוך מול ליד אצל תחת מעל מתחת נגד בעד למען עבור בשביל בגלל בעקבות
    באמצעות על-ידי ידי לפי בהתאם לגבי אודות כמו כגון כולל לרבות ללא בלי חוץ מלבד במקום במהלך במשך לאורך סביב דרך בתוך מתוך
    לתוך בפני לקראת כנגד לעומת אני אנו אנחנו אתה אתם הוא היא הם הן אותי אותו אותה אותם אותנו לי לו לה להם לנו לך שלי שלו
    שלה שלהם שלנו בו בה בהם ממנו ממנה מהם עליו עליה אליו איתו עצמו עצמה עצמי זה זו זאת אלה אלו ההוא מי מה איזה איזו אילו
    היכן איפה מתי למה מדוע איך כיצד אשר שהוא שהיא שהם שבו שבה אחר אחרת אחרים אחרות שאר יתר כולם כולן הכל הכול מישהו משהו
    שום אין יש איש אחד אחת שני שתי שניהם פה כאן שם עתה עכשיו כעת אז תמיד לעולם לעתים שוב בעיקר במיוחד למשל היה הייתי הייתה
    היו היתה להיות יהיה תהיה היות הינו הינה הנו הנה יכול יכולה ניתן צריך צריכה וכו ועוד וגם ואת ועל ושל וכן שנת שנה`,
  hi: `
    और या एवं तथा व लेकिन परन्तु परंतु किन्तु किंतु मगर बल्कि कि अगर यदि तो ताकि क्योंकि चूंकि जब तब जबकि यद्यपि हालांकि
    फिर भी ही तक में से को ने पर का की के लिए लिये साथ बिना बाद पहले बीच मध्य अंदर भीतर बाहर ऊपर नीचे आगे पीछे पास निकट ओर
    बारे द्वारा अनुसार दौरान अलावा अतिरिक्त विरुद्ध बजाय तहत अंतर्गत रूप सहित माध्यम हेतु संबंधित मैं मैंने मेरा मेरी मेरे
    मुझे मुझ हम हमें हमारा हमारी हमारे आप आपका तुम वह वे उस उन उसे उन्हें उनका उनकी उनके उसका उसकी उसके उन्होंने इस इन इसे
    इन्हें इसका इसकी इसके इनका इनकी इनके यह ये यही वही अपना अपनी अपने स्वयं खुद जो जिस जिन जिसे जिन्हें जिसका जिसकी जिसके
    जिनका जिनके जिसमें जिनमें कौन किस किन क्या कब कहाँ कहां क्यों कैसे कैसा कितना कितने कोई किसी कुछ कई अनेक सब सभी समस्त
    हर प्रत्येक बहुत अधिक ज्यादा कम अन्य दूसरा दूसरी दूसरे एक दोनों ऐसा ऐसी ऐसे इतना जैसे जैसा जैसी यहाँ यहां वहाँ वहां अब
    अभी हमेशा कभी अक्सर पुनः केवल सिर्फ मात्र विशेष आदि इत्यादि नहीं न मत है हैं हूँ हूं हो था थी थे थीं हुआ हुई हुए होता
    होती होते होना होने होगा गा गी गे रहा रही रहे गया गई गए गयी गये जा जाता जाती जाना कर करना करने करता करती करते करके
    किया किए किये दिया दी दिए लिया ली वाला वाली वाले चाहिए सकता सकती सकते वर्ष साल`,
  hr: `
    a i pa te ili ali nego no već jer da ako kad kada dok budući iako premda kako kao što li ni niti u na za s sa iz od do
    o po pri pred prije poslije nakon pod nad među između kroz kod uz bez radi zbog prema preko oko osim tijekom duž
    unutar izvan protiv putem pomoću sukladno ja mene me meni mi mnom moj moja moje mojeg mojih mojim ti tebe tebi on ona
    ono oni one njega ga njemu mu njim nje je njoj joj nju ju njom njih ih njima im nas nam nama naš naša naše naših vi
    vas vam vama vaš vaša vaše svoj svoja svoje svojeg svojih svojim svoju sebe se sebi sobom si taj ta to toga tog tom
    tome tomu tim tu tih ovaj ova ovo ovi ove ovog ovoga ovom ovome ovu ovih ovim onaj koji koja koje kojeg kojega kojem
    kojemu kojom koju kojih kojim kojima tko koga čega čemu čime gdje kamo zašto kakav kakva kakvo drugi druga drugo druge
    drugih drugim ostali ostale ostalih svi sve sva svaki svaka svako svakog svih svim svima nekoliko mnogo više najviše
    manje malo vrlo jako neki neka neko neke nekih nijedan ništa nitko nešto netko sam sama samo sami isti ista isto oba
    obje ovdje tamo sada tada uvijek nikad nikada često opet ponovno posebno primjerice također zatim potom osobito ne
    jesam jesi jest smo ste su bio bila bilo bili bile biti bih bi bismo bude budu nije nisu imam ima imamo imaju imao
    imati mogu može možemo mogao treba itd npr godina godine god`,
  hu: `
    a az egy és s meg vagy de hanem azonban pedig viszont sem se is hogy ha mikor amikor míg amíg mert mivel bár habár
    noha mint mintha így úgy tehát ezért szintén még már csak éppen akár illetve valamint továbbá ill ezen felül alatt
    által át előtt ellen felé felett fölött helyett iránt között közé közül keresztül körül mellett mögött miatt nélkül
    óta szerint számára részére során szemben túl után végett való útján keretében mentén alapján kapcsolatban érdekében
    illetően belül kívül én engem nekem velem enyém te téged neked ő őt neki vele övé mi minket nekünk velünk ti nektek ők
    őket nekik velük maga magam magát saját önálló ez ezt ennek ezzel ebben erre erről ettől ehhez ezek ezeket ezeknek azt
    annak azzal abban arra arról attól ahhoz azok azokat azoknak azon ilyen olyan aki akit akinek akik amely amelyet
    amelynek amelyek amelyben amellyel ami amit aminek melyek mely melyet ki kit kinek kik mit minek mik hol hova honnan
    hogyan miért milyen mennyi más mások mást másik többi egyéb minden mindenki mindegyik valamennyi összes mindkét
    mindkettő néhány több többek sok sokat legtöbb kevesebb kevés nagyon igen egyes némely valaki valami senki semmi
    bármely egyik itt ott most akkor ekkor mindig soha gyakran újra ismét különösen például főként főleg amelyik egyaránt
    együtt külön nem ne nincs vagyok van vagyunk vannak voltam volt voltunk voltak lenni lesz lett lettem volna lehet
    lehetett kell kellett tud tudok stb pl év évi évben éve`,
  id: `
    dan atau tetapi tapi namun melainkan sedangkan bahwa jika bila apabila kalau agar supaya karena sebab sehingga maka
    meskipun walaupun ketika saat sewaktu sambil selama sejak sebelum sesudah setelah hingga sampai seperti sebagai bagi
    untuk guna demi di ke dari pada kepada daripada dalam dengan tanpa oleh atas terhadap tentang mengenai menurut melalui
    secara antara antar terkait berdasarkan bersama beserta serta selain termasuk maupun yakni yaitu adalah ialah
    merupakan saya aku kami kita anda kamu ia dia beliau mereka nya sendiri diri ini itu tersebut demikian begitu begini
    yang siapa apa mana kapan dimana bagaimana mengapa berapa para setiap tiap seluruh semua segala seluruhnya beberapa
    sebagian banyak berbagai sejumlah lebih paling sangat amat cukup kurang sedikit lain lainnya sama kedua keduanya suatu
    sebuah seorang satu salah sini sana situ sekarang kini nanti lalu kemudian selanjutnya selalu sering pernah belum
    sudah telah akan sedang masih lagi juga pun hanya saja bahkan khususnya terutama misalnya contohnya dll dsb tidak
    bukan jangan ya ada terdapat dapat bisa mampu harus perlu wajib boleh ingin menjadi dilakukan pula sekitar tahun`,
  it: `
    il lo la i gli le l un uno una e ed o od oppure ma però né che chi cui quale quali quanto quanta quanti quante se
    quando come dove perché poiché affinché mentre finché anche ancora già mai sempre spesso poi quindi dunque inoltre
    infine così pure solo soltanto a ad al allo alla ai agli alle da dal dallo dalla dai dagli dalle di del dello della
    dei degli delle in nel nello nella nei negli nelle con col su sul sullo sulla sui sugli sulle per tra fra sotto sopra
    dentro fuori prima dopo durante presso contro verso senza secondo mediante tramite attraverso oltre fino entro circa
    io mi me mio mia miei mie tu ti te tuo tua tuoi tue egli lui lei ella esso essa essi esse si sé suo sua suoi sue noi
    ci nostro nostra nostri nostre voi vi vostro vostra loro questo questa questi queste quello quella quelli quelle quei
    ciò stesso stessa stessi stesse tutto tutta tutti tutte ogni ognuno altro altra altri altre molto molta molti molte
    poco poca pochi poche più meno tanto tanta tanti tante alcuno alcuna alcuni alcune qualche qualsiasi qualcosa nessuno
    nessuna niente entrambi entrambe vari varie diversi diverse non sì qui lì là ne è sono sei siamo era erano essere
    stato stata stati state ho hai ha hanno aveva avevano avere avuto fu può possono potere deve devono viene vengono fare
    ecc nonché`,
  ja: `
    の に は を が で て と し た も な や へ か ね よ さ れ る ら り こと もの ため よう そう ところ とき うち ほか ほど くらい ぐらい だけ のみ しか ばかり など まで から より ながら つつ ので
    のに けれど けれども しかし また そして さらに および 及び ならびに 並びに または 又は あるいは もしくは ただし なお すなわち つまり したがって よって そのため それ これ あれ その この あの どの それら
    これら ここ そこ あそこ どこ いつ だれ 誰 なに 何 なぜ どう どのように どれ 私 わたし 自分 自身 我々 彼 彼女 する した して します しました しており しながら され された されて される させ できる できた
    でき なる なり なった なって ある あり あった あって いる いた いて おり おります いう いった という といった として において における に対して に対する について に関する に関して によって により による にて
    とともに をはじめ はじめ です ます でした ました だった である ない なく なかった ません ず べき たい たち もっと とても 非常 最も すべて 全て 各 毎 多く 少し いくつか ほとんど 約 以上 以下 以内 以外
    以降 以前 前 後 中 内 間 際 時 上 下 等 他 別 同 当 本 主に 特に 常に すでに 既に まだ もう いま 今 現在 再び 例えば たとえば 場合 通り 向け おける 対する 関する 対し 関し 基づき 基づく 伴う 含む
    含め 通じ 通じて 行い 行う 行った 行って 年 月 日`,
  kn: `
    ಮತ್ತು ಹಾಗೂ ಅಥವಾ ಆದರೆ ಆದ್ದರಿಂದ ಆದುದರಿಂದ ಏಕೆಂದರೆ ಆದಾಗ್ಯೂ ಆದರೂ ಹಾಗಾಗಿ ಎಂದು ಎಂಬ ಎಂಬುದು ಎನ್ನುವ ಎಂದರೆ ಆಗ ಈಗ ಯಾವಾಗ ನಂತರ ಬಳಿಕ
    ಮೊದಲು ಮುನ್ನ ಮುಂಚೆ ನಡುವೆ ಮಧ್ಯೆ ಒಳಗೆ ಒಳಗಿನ ಹೊರಗೆ ಮೇಲೆ ಮೇಲಿನ ಕೆಳಗೆ ಬಳಿ ಹತ್ತಿರ ಕಡೆಗೆ ಕಡೆ ವರೆಗೆ ವರೆಗೂ ಇಂದ ರಿಂದ ಮೂಲಕ ಜೊತೆ
    ಜೊತೆಗೆ ಸಹಿತ ಸೇರಿದಂತೆ ಇಲ್ಲದೆ ಹೊರತು ಹೊರತುಪಡಿಸಿ ಬಗ್ಗೆ ಕುರಿತು ಕುರಿತಾದ ಸಂಬಂಧಿಸಿದ ಸಂಬಂಧಿತ ಪ್ರಕಾರ ಅನುಸಾರ ಅನುಗುಣವಾಗಿ ಹಾಗೆ
    ಹಾಗೆಯೇ ಹೀಗೆ ಅಂತಹ ಇಂತಹ ಬದಲು ಬದಲಿಗೆ ವಿರುದ್ಧ ಗಾಗಿ ಸಲುವಾಗಿ ಅನ್ನು ಗೆ ಕ್ಕೆ ನ್ನು ಅಡಿಯಲ್ಲಿ ಅವಧಿಯಲ್ಲಿ ಸಮಯದಲ್ಲಿ ನಾನು ನನ್ನ ನನಗೆ
    ನನ್ನನ್ನು ನಾವು ನಮ್ಮ ನಮಗೆ ನೀನು ನೀವು ನಿಮ್ಮ ಅವನು ಅವನ ಅವಳು ಅವಳ ಅವರು ಅವರ ಅವರಿಗೆ ಅವರನ್ನು ಅದು ಅದರ ಅದನ್ನು ಅದಕ್ಕೆ ಅದರಲ್ಲಿ ಅವು
    ಅವುಗಳ ಅವುಗಳನ್ನು ಇದು ಇದರ ಇದನ್ನು ಇದಕ್ಕೆ ಇದರಲ್ಲಿ ಇವು ಇವುಗಳ ಇವರು ಇವರ ಈ ಆ ಯಾವ ತನ್ನ ತಮ್ಮ ಸ್ವತಃ ಯಾರು ಯಾರ ಏನು ಎಲ್ಲಿ ಏಕೆ ಯಾಕೆ
    ಹೇಗೆ ಎಷ್ಟು ಯಾವುದೇ ಯಾವುದು ಒಂದು ಒಂದೇ ಒಬ್ಬ ಪ್ರತಿ ಪ್ರತಿಯೊಂದು ಕೆಲವು ಕೆಲವರು ಹಲವು ಹಲವಾರು ಅನೇಕ ಬಹಳ ತುಂಬಾ ಎಲ್ಲ ಎಲ್ಲಾ ಎಲ್ಲರೂ
    ಎಲ್ಲರಿಗೂ ಸಂಪೂರ್ಣ ಹೆಚ್ಚು ಹೆಚ್ಚಿನ ಕಡಿಮೆ ಇನ್ನೂ ಮತ್ತೊಂದು ಇತರ ಇತರೆ ಬೇರೆ ಎರಡೂ ಇಬ್ಬರೂ ಇಲ್ಲಿ ಅಲ್ಲಿ ಯಾವಾಗಲೂ ಮತ್ತೆ ಮಾತ್ರ ಕೇವಲ
    ವಿಶೇಷವಾಗಿ ಉದಾಹರಣೆಗೆ ಮುಂತಾದ ಇತ್ಯಾದಿ ವಿವಿಧ ಸಹ ಕೂಡ ಇಲ್ಲ ಅಲ್ಲ ಹೌದು ಇದೆ ಇವೆ ಇದ್ದೇನೆ ಇದ್ದಾರೆ ಇತ್ತು ಇದ್ದ ಇದ್ದು ಇರುವ ಇರುತ್ತದೆ
    ಆಗಿದೆ ಆಗಿ ಆದ ಆಗುವ ಆಗಿದ್ದ ಮಾಡಿ ಮಾಡಿದ ಮಾಡಿದೆ ಮಾಡಿದ್ದೇನೆ ಮಾಡುವ ಮಾಡಲು ಮಾಡುವುದು ಮಾಡುತ್ತಾ ಮಾಡಲಾಗಿದೆ ಮಾಡಲಾದ ಬಂದ ಹೊಂದಿರುವ
    ಹೊಂದಿದ ವರ್ಷ ವರ್ಷದ`,
  ko: `
    및 또는 혹은 그리고 그러나 하지만 그런데 따라서 그래서 그러므로 때문 때문에 만약 만일 비록 또한 또 즉 다만 단 등 등의 등을 등에 외 외에 내 간 중 중에 후 전 이후 이전 동안 사이 때 시 각 모든 모두
    여러 다양한 많은 많이 더 가장 매우 아주 약간 조금 일부 전체 다른 다른의 같은 같이 함께 약 총 이 그 저 이것 그것 저것 이런 그런 저런 이러한 그러한 여기 거기 저기 나 나의 내가 저는 제가 저의 우리
    우리의 그는 그녀 그들 자신 자신의 스스로 누구 무엇 어떤 어느 언제 어디 왜 어떻게 몇 얼마나 것 것을 것이 것은 수 바 데 점 뿐 만 은 는 가 을 를 의 에 에서 에게 로 으로 와 과 도 부터 까지 보다
    처럼 만큼 마다 대한 대해 대하여 관한 관하여 관련 관련된 관련한 위한 위해 위하여 통한 통해 통하여 의한 의해 따른 따라 인한 인해 대비 기준 기반 포함 포함한 제외 비롯한 있는 있다 있음 있으며 있습니다
    있었던 없는 없이 없음 하는 하여 하고 하며 한 할 함 했던 했습니다 합니다 하였습니다 하였으며 해 되는 되어 된 될 됨 되었습니다 됩니다 이다 입니다 인 이며 이고 였습니다 아닌 아니라 않는 않은 지금 현재
    항상 자주 다시 이미 아직 오직 특히 주로 예를 들어 매 매년 매월 매일 년 월 일 주`,
  lt: `
    ir bei o bet tačiau ar arba nei kad jog jei jeigu kai kada kol nors nes kadangi todėl taigi kaip lyg negu taip pat
    irgi dar jau tik vien net būtent į iš iki nuo ant po per prie pro prieš už be su dėl apie tarp pagal pas virš šalia
    greta tarsi link kartu metu pasitelkiant dėka vietoj vietoje aplink aš manęs mane man manimi mano tu tavęs tave tau
    tavo jis ji jo jos jam jai jį ją juo jie jų jiems joms juos jas jais mes mūsų mums mus jūs jūsų jums savo savęs save
    sau savimi pats pati patys šis ši šio šios šiam šiai šį šią šie šių šiems šiuos šias šiuo šioje tas ta to tos tam tai
    tą tie tų tiems tuos tuo tokia toks tokie tokių kuris kuri kurio kurios kuriam kuriai kurį kurią kuriuo kuriame
    kurioje kurie kurių kuriems kuriuos kurias kuriais kuriose kas ko kam ką kuo kur koks kokia kokie kodėl kitas kita
    kito kitos kiti kitų kitiems kitus kitais kitoks visas visa viso visos visi visų visiems visus viską visais kiekvienas
    kiekviena kiekvieno kiekvienos keletas keli kelios kelių daug daugelis daugiau daugiausia mažai mažiau labai kažkas
    niekas joks jokia vienas viena vieno vienos abu abi abiejų čia ten dabar tada visada niekada dažnai vėl ypač
    pavyzdžiui ne nėra esu esi yra esame buvau buvo buvome būti bus būsiu būtų turiu turi turėjau turėjo turėti galiu gali
    galėjau galima reikia pvz t.t m metai metų metais`,
  lv: `
    un bet taču vai jeb nedz ka ja kad kamēr lai gan jo tāpēc tādēļ kā tā arī tāpat vēl jau tikai vien pat tieši uz no
    līdz pie pēc pirms par pār pa zem virs starp caur ar bez dēļ pret ap aiz kopā laikā ietvaros saskaņā atbilstoši
    attiecībā izņemot blakus iekšā ārpus saistībā es manis mani man mans mana manu manas mūsu tu tevis tevi tev tavs tava
    viņš viņa viņu viņam viņai viņi viņas viņiem viņām viņus mēs mums mūs jūs jums jūsu savs sava savu savas savā savām
    saviem savus savējais sevi sev pats pati paši pašu šis šī šo šīs šai šajā šie šos šiem šīm šādi šāda šādu tas to tās
    tai tajā tie tos tiem tām tāds tāda tādi kurš kura kuru kuras kuram kurai kurā kuri kuros kuriem kurām kas ko kam kur
    kāds kāda kādu kādi kādas kāpēc cits cita citu citas citi citiem citām citos viss visa visu visas visi visiem visām
    visos visā katrs katra katru katras katram katrā vairāki vairākas vairāku vairākiem vairākām vairākos daudz daudzi
    daudzu vairāk visvairāk maz mazāk ļoti daži dažas dažu dažādi dažādu nekas neviens kaut viens viena vienu vienas abi
    abas abu šeit te tur tagad tad vienmēr nekad bieži atkal īpaši piemēram proti turklāt savukārt attiecīgi ne nav esmu
    esi ir esam bija biju bijām būt būs būšu būtu tiek tika tikt ticis bijis bijusi varu var varēja jābūt utt piem gada
    gadā gads gadu gadi gados gadiem`,
  ml: `
    ഉം അഥവാ അല്ലെങ്കിൽ പക്ഷേ എന്നാൽ എങ്കിലും അതിനാൽ അതുകൊണ്ട് കാരണം കൂടാതെ മാത്രമല്ല എങ്കിൽ എന്ന് എന്ന എന്നീ എന്നത് എന്നിവ
    എന്നിവയിൽ എന്നിവയുടെ എന്നിങ്ങനെ എന്നും അപ്പോൾ ഇപ്പോൾ എപ്പോൾ ശേഷം പിന്നീട് പിന്നെ മുമ്പ് മുൻപ് മുമ്പേ ഇടയിൽ തമ്മിൽ
    അകത്ത് ഉള്ളിൽ പുറത്ത് മുകളിൽ മേൽ താഴെ അടുത്ത് സമീപം വരെ മുതൽ നിന്ന് നിന്നും വഴി മുഖേന മൂലം കൊണ്ട് ഒപ്പം കൂടെ സഹിതം
    ഉൾപ്പെടെ ഇല്ലാതെ ഒഴികെ കുറിച്ച് കുറിച്ചുള്ള സംബന്ധിച്ച ബന്ധപ്പെട്ട അനുസരിച്ച് പ്രകാരം പോലെ പോലുള്ള പകരം എതിരെ വേണ്ടി
    വേണ്ടിയുള്ള നേരെ കീഴിൽ ആയി ആയ ആയിട്ട് ആയും ഞാൻ എന്റെ എനിക്ക് എന്നെ ഞങ്ങൾ ഞങ്ങളുടെ നമ്മൾ നമ്മുടെ നീ നിങ്ങൾ നിങ്ങളുടെ
    അവൻ അവൾ അവർ അവരുടെ അവർക്ക് അവരെ അദ്ദേഹം അദ്ദേഹത്തിന്റെ അത് അതിന്റെ അതിൽ അതിന് അതിനെ അവ അവയുടെ അവയെ ഇത് ഇതിന്റെ ഇതിൽ
    ഇതിന് ഇവ ഇവയുടെ ഇവർ ഈ ആ ഏത് തന്റെ താൻ തങ്ങളുടെ സ്വന്തം സ്വയം ആര് ആരുടെ എന്ത് എവിടെ എന്തുകൊണ്ട് എങ്ങനെ എത്ര ഏതെങ്കിലും
    ഒരു ഒന്ന് ഒരേ ഓരോ ചില ചിലർ പല പലരും നിരവധി അനേകം ധാരാളം വളരെ എല്ലാ എല്ലാം എല്ലാവരും എല്ലാവർക്കും മുഴുവൻ കൂടുതൽ അധികം
    കുറവ് കുറഞ്ഞ മറ്റ് മറ്റു മറ്റൊരു മറ്റുള്ള വേറെ രണ്ടും ഇരുവരും ഇവിടെ അവിടെ എപ്പോഴും വീണ്ടും മാത്രം പ്രത്യേകിച്ച്
    ഉദാഹരണത്തിന് തുടങ്ങിയ മുതലായ വിവിധ ഇല്ല അല്ല അതെ ആണ് ആകുന്നു ആയിരുന്നു ആയിരിക്കും ഉണ്ട് ഉള്ള ഉള്ളത് ഉണ്ടായിരുന്നു
    ഇരുന്നു ഇരിക്കുന്ന ചെയ്ത് ചെയ്ത ചെയ്തു ചെയ്യുക ചെയ്യുന്ന ചെയ്യുന്നു ചെയ്യാൻ ചെയ്യൽ ചെയ്യുന്നതിന് വന്ന വരുന്നു കഴിയും
    കഴിഞ്ഞ വേണം വർഷം വർഷത്തെ`,
  mr: `
    आणि व किंवा अथवा पण परंतु मात्र तर की जर जरी कारण म्हणून म्हणजे जेव्हा तेव्हा तसेच तसे असे अशा अशी असा असून नंतर आधी
    पूर्वी मध्ये मधील मधून वर वरील वरून खाली आत बाहेर पर्यंत पासून साठी साठीचे सोबत बरोबर सह शिवाय विना विषयी बद्दल
    संबंधित द्वारे मार्फत नुसार प्रमाणे ऐवजी विरुद्ध कडे कडून जवळ समोर मागे दरम्यान अंतर्गत तर्फे यासाठी त्यासाठी मी मला
    माझा माझी माझे माझ्या आम्ही आम्हाला आमचा आमची आमचे आमच्या आपण आपला आपली आपले आपल्या तू तुम्ही तुमचा तुमच्या तो ती ते
    त्या त्याला तिला त्याने तिने त्यांनी त्यांना त्याचा त्याची त्याचे त्याच्या तिच्या त्यांचा त्यांची त्यांचे त्यांच्या
    त्यात त्यामुळे हा ही हे या याला याने यांनी यांना याचा याची याचे याच्या यांचा यांची यांचे यांच्या यात यामुळे यामध्ये
    स्वतः स्वतःचे जो जी जे ज्या ज्याने ज्यामुळे ज्यात कोण कोणता कोणती कोणते कोणत्या कोणी काय कधी कुठे का कसे कसा किती काही
    अनेक सर्व सगळे प्रत्येक खूप जास्त अधिक कमी इतर दुसरा दुसरी दुसरे दुसऱ्या एक एका दोन्ही येथे तेथे आता नेहमी कधीही
    पुन्हा फक्त केवळ विशेषतः इत्यादी वगैरे नाही नाहीत न होय आहे आहेत आहोत होतो होता होती होते होत्या असते असतो असणे असलेला
    असलेली असलेले असलेल्या झाला झाली झाले झालेल्या होणे करणे करून करत केला केली केले केलेला केलेली केलेले केलेल्या करण्यात
    करण्यासाठी येणे येत दिला दिली दिले घेऊन पाहिजे शकतो वर्ष साली`,
  ms: `
    dan atau tetapi tapi namun malah sebaliknya bahawa jika jikalau sekiranya apabila kalau agar supaya kerana sebab
    sehingga maka walaupun meskipun ketika semasa sewaktu sambil selama sejak sebelum sesudah selepas setelah hingga
    sampai seperti sebagai bagi untuk demi di ke dari daripada pada kepada dalam dengan tanpa oleh atas terhadap tentang
    mengenai menurut melalui secara antara berkaitan berdasarkan bersama beserta serta selain termasuk mahupun iaitu yakni
    adalah ialah merupakan saya aku kami kita anda kamu awak ia dia beliau mereka nya sendiri diri ini itu tersebut
    demikian begitu begini yang siapa apa mana bila bilakah bagaimana mengapa kenapa berapa para setiap tiap seluruh semua
    segala beberapa sebahagian banyak pelbagai sejumlah lebih paling sangat amat cukup kurang sedikit lain lain-lain sama
    kedua kedua-dua suatu sebuah seorang satu salah sini sana situ sekarang kini nanti lalu kemudian seterusnya selalu
    sering pernah belum sudah telah akan sedang masih lagi juga jua pun hanya sahaja bahkan khususnya terutama terutamanya
    misalnya contohnya dll dsb tidak bukan jangan tak ya ada terdapat dapat boleh mampu harus perlu wajib mesti ingin
    menjadi dilakukan pula sekitar manakala turut dijalankan sepanjang mengikut tahun sebanyak`,
  nl: `
    de het een en of maar want dus omdat doordat zodat dat die als dan toen terwijl hoewel voordat nadat totdat indien
    wanneer waar waarin waarmee waarbij waarop waarvan waarvoor waardoor wie wat welke welk hoe waarom ik mij me mijn
    mijzelf jij je jou jouw u uw hij hem zijn zij ze haar wij we ons onze jullie hun hen zich zelf deze dit daar hier er
    daarin daarmee daarbij daarop daarvan daarvoor daardoor daarnaast hiermee hierbij hiervoor elk elke ieder iedere alle
    allen alles beide veel vele meer meest meeste weinig minder enkele enige sommige ander andere anderen geen niet niets
    iets iemand niemand zeer erg ook nog al reeds slechts alleen steeds altijd nooit vaak soms weer nu zo zoals zowel
    evenals alsook eveneens tevens echter van in op aan bij met voor door uit over om te ter ten tot naar na onder boven
    binnen buiten tussen tegen tegenover tijdens sinds vanaf vanuit volgens via per zonder rond rondom langs achter naast
    wegens gedurende inzake betreffende middels ben bent is was waren geweest word wordt worden werd werden geworden heb
    hebt heeft hebben had hadden gehad kan kunt kunnen kon konden zal zullen zou zouden moet moeten moest mag mogen mocht
    wil willen wilde o.a bijv`,
  no: `
    og eller men for at om hvis når da fordi så selv selvom mens inntil innen siden enn som hva hvem hvor hvordan hvorfor
    hvilken hvilket hvilke jeg meg min mitt mine mi du deg din ditt dine di han ham hans hun henne hennes den det dens
    dets vi oss vår vårt våre dere deres de dem seg sin sitt sine si man denne dette disse en ei et ein eit ingen intet
    noen noe all alt alle hver hvert andre annen annet begge både enten verken flere flest mange mye mer mest få litt ikke
    aldri alltid ofte også bare kun her der nå igjen allerede ennå ellers av på til fra i inn ut opp ned over under ved
    hos uten utenfor innenfor etter før foran bak mellom blant mot gjennom rundt omkring langs via per samt herunder
    dermed derfor deretter dessuten overfor er var være vært blir ble bli blitt har hadde ha hatt kan kunne skal skulle
    vil ville må måtte bør burde får fikk fått ikkje eg ho dei frå vart vore vere sammen`,
  pl: `
    a i oraz lub albo ani ale lecz jednak więc zatem że żeby aby by gdy gdyby kiedy jeśli jeżeli ponieważ gdyż bo choć
    chociaż czy niż jak jako tak także też również tylko już jeszcze nawet w we z ze na do od ode dla po przez przy przed
    pod nad między pomiędzy za bez o u ku wobec wśród poprzez podczas według oprócz poza mimo obok około wokół dzięki
    zgodnie celem ramach zakresie ja mnie mi mną mój moja moje mojego mojej moich moim moimi ty ciebie cię ci tobie tobą
    twój on ona ono oni one jego go jemu mu jej ją nią nim ich im nimi nich niej my nas nam nami nasz nasza nasze naszego
    naszej naszych wy was wam państwo swój swoja swoje swojego swojej swoich swoim swoimi swoją siebie sobie sobą się ten
    ta to te tego tej tym temu tą tę tych tymi ów tamten tamta tamto który która które którego której którym któremu którą
    których którymi którzy kto kogo co czego czym gdzie dokąd dlaczego jaki jaka jakie jakich inny inna inne innych innymi
    pozostałe pozostałych wszystkie wszystkich wszystko wszyscy wszystkim każdy każda każde każdego każdej kilka kilku
    wiele wielu więcej najwięcej mniej mało bardzo niektóre niektórych żaden nic nikt coś ktoś sam sama samo sami oba obie
    obu tu tam tutaj teraz zawsze nigdy często znowu ponownie zwłaszcza szczególnie ponadto następnie m.in np itp itd nie
    jestem jesteś jest jesteśmy są był była było byli były być będę będzie będą został została zostały mam ma mamy mają
    miał miała mieć mogę może mogą można należy trzeba roku rok lat`,
  pt: `
    o a os as um uma uns umas e ou nem mas porém que se porque pois quando como onde embora enquanto para por pelo pela
    pelos pelas ao aos à às de do da dos das dum duma desde durante em no na nos nas num numa nuns numas entre até sem sob
    sobre após ante contra com conforme segundo perante mediante através via eu me mim meu minha meus minhas tu te ti teu
    tua você vocês ele ela eles elas lhe lhes seu sua seus suas nós nosso nossa nossos nossas si este esta estes estas
    isto esse essa esses essas isso aquele aquela aqueles aquelas aquilo neste nesta nestes nestas nesse nessa naquele
    naquela deste desta destes destas desse dessa disso disto quem qual quais cujo cuja cujos cujas quanto quanta todo
    toda todos todas tudo cada outro outra outros outras mesmo mesma mesmos mesmas muito muita muitos muitas pouco pouca
    poucos poucas mais menos tão tanto tanta algum alguma alguns algumas nenhum nenhuma nada ninguém algo alguém ambos
    ambas vários várias qualquer demais não sim já ainda também além assim aqui ali lá agora então depois antes sempre
    nunca só apenas inclusive dentro fora junto é são sou era eram foi foram fui ser sido sendo está estão estava estar
    tem têm tenho tinha ter tido há havia haver pode podem poder deve devem fazer etc`,
  ro: `
    și şi sau ori dar iar însă ci deci că să dacă când cum unde deși fiindcă deoarece pentru pe la în într întru din
    dintre de despre către cu fără sub peste prin printre după înainte înaintea spre contra asupra lângă între până pînă
    conform potrivit privind referitor eu mă mie îmi mi meu mea mei mele tu te ție îți tău ta tăi tale el ea lui ei îl o
    îi le li lor noi ne nouă nostru noastră noștri noastre voi vă vostru voastră dumneavoastră își sine său sa săi sale
    acest această aceasta acestui acestei aceste acestea acești aceștia acestor acel acea acela aceea acele acelea acei
    aceia care cărui cărei căror ce cine cât câtă câți câte tot toată toți toate tuturor fiecare alt altă alți alte altor
    alta altul același aceeași aceiași aceleași mult multă mulți multe puțin puțină mai foarte prea atât atâta unui unei
    unor un una unul unii unele niște nici niciun nicio nimic nimeni ceva cineva ambii ambele câțiva câteva orice oricare
    nu da aici acolo acum atunci apoi mereu doar numai chiar încă deja asemenea astfel cadrul precum respectiv inclusiv al
    ai ale a este e sunt sînt suntem era erau fi fost fiind am are au avea avem avut poate pot putea trebuie face etc cel
    cea cei cele celor celui`,
  ru: `
    и а но или либо да же ли бы что чтобы если когда как так где куда откуда почему зачем пока хотя потому поэтому также
    тоже чем то ни в во на с со к ко из изо о об обо от до по под над при про через за для без между перед после среди у
    около возле вокруг кроме вместо ради согласно благодаря помимо внутри вне против посредством путём путем включая счёт
    счет я меня мне мной мною мой моя моё мое мои моего моей моих моим моими ты тебя тебе он она оно они его ему им нём
    нем него ней ею её ее ей их ими них ним ними мы нас нам нами наш наша наше наши нашего нашей наших вы вас вам вами ваш
    ваша ваши свой своя своё свое свои своего своей своих своим своими свою себя себе собой этот эта это эти этого этой
    этом этому этим этих этими эту тот та те того той том тому тем тех теми ту который которая которое которые которого
    которой котором которому которым которых которыми которую кто кого кому кем чего чему какой какая какие каких чей
    другой другая другое другие других другим иной иные иных прочий прочие прочих весь вся всё все всего всей всем всех
    всеми всю каждый каждая каждое каждого каждой несколько нескольких много многие многих более больше менее меньше мало
    очень некоторые некоторых никто ничего ничто кто-то что-то сам сама само сами самый самая самое самые оба обе обоих
    один одна одно одного одной здесь там тут теперь сейчас тогда всегда никогда часто снова опять уже ещё еще только лишь
    даже именно особенно например затем далее потом не нет есть был была было были быть буду будет будут являюсь является
    являются имею имеет имеют имел имела мог могу может могут можно нужно т.д т.п т.е г год года году лет`,
  sk: `
    a i aj ale alebo či ani avšak však že aby keby keď keďže pretože lebo ak pokiaľ než kým až ako tak tiež takisto preto
    teda síce buď len iba ešte už na v vo z zo s so k ku o u do od po pre pri pred predo cez pod nad medzi za bez počas
    mimo okrem podľa okolo vedľa vďaka skrz vrátane prostredníctvom pomocou ja mňa ma mi mne mnou môj moja moje môjho
    mojej mojich mojím ty ťa ti teba tvoj on ona ono oni ony jeho jemu mu ho jej ňou ním ju je ich im nimi nich my nás nám
    nami náš naša naše našich vy vás vám váš vaša vaše svoj svoja svoje svojho svojej svojich svojím svojimi svoju seba
    sebe sebou si sa ten tá to tí tie toho tej tom tomu tým tou tých tými tento táto toto tejto tohto tomto tomuto tieto
    týchto týmto touto ktorý ktorá ktoré ktorého ktorej ktorom ktorému ktorú ktorých ktorým ktorými ktorí kto koho čo čoho
    čom kde kedy kam prečo aký aká aké iný iná iné iných ostatné ostatných všetky všetkých všetko všetci všetkým každý
    každá každé každého niekoľko niekoľkých mnoho veľa viac najviac menej málo veľmi niektoré niektorých niektorý žiadny
    nič nikto niečo niekto sám sama oba obe oboch tu tam teraz vždy nikdy často opäť znova najmä napríklad predovšetkým
    ďalej rovnako taktiež nie áno som sme ste sú bol bola bolo boli byť bude budem budú by nemá mám má máme majú mal mala
    mať môžem môže môžu možno musí mohol atď napr roku rok`,
  sl: `
    in ter pa ali oziroma vendar toda ampak saj ker da če ko kadar medtem čeprav kot kakor niti ne a v na za s z iz od do
    o po pri pred pod nad med skozi brez zaradi proti preko čez okoli poleg razen ob k h glede kljub znotraj zunaj prek
    vključno skladno jaz mene me meni mi mano moj moja moje mojega mojih ti tebe te tebi on ona ono oni one njega ga njemu
    mu njim nje je njej ji njo jo njih jih jim njimi nas nam nami naš naša naše naših vi vas vam vaš vaša vaše njegov njen
    njihov njihove svoj svoja svoje svojega svojih svojim svojo sebe se sebi seboj si ta to tega tem temu teh temi tej
    tisti tista tisto katere kateri katera katero katerega katerem katerih katerim kdo koga kaj česa kje kdaj kam zakaj
    kako kakšen drug drugi druga drugo druge drugih drugim ostali ostale ostalih vsi vse vsa vsak vsaka vsako vsakega vseh
    vsem nekaj več največ manj malo zelo nekateri nekatere nekaterih noben nič nihče nekdo sam sama samo sami isti oba obe
    tukaj tu tam zdaj sedaj takrat vedno nikoli pogosto spet ponovno predvsem zlasti npr prav tako tudi že še le nato
    potem sem sva smo ste so bil bila bilo bili bile biti bom bo bodo bi ni nisem niso imam ima imamo imajo imel imela
    imeti lahko moram mora itd leta leto`,
  sr: `
    а и па те или али него но већ јер да ако кад када док иако како као што ни нити у на за с са из од до о по при пред
    пре после након под над међу између кроз код уз без ради због према преко око осим током дуж унутар изван против путем
    помоћу ја мене ме мени ми мој моја моје мојих ти он она оно они оне њега га њему му њим ње је њој јој њу ју њих их
    њима им нас нам нама наш наша наше наших ви вас вам ваш свој своја своје својих својим своју себе се себи собом тај та
    то тих тога тог том томе тим ту овај ова ово ови ове овог овом ову ових овим онај који која које којег којем којој
    којом коју којих којим којима ко кога шта чега где зашто какав други друга друго друге других другим остали остале
    осталих сви све сва сваки свака свако сваког свих свим свима неколико много више највише мање мало врло веома неки
    нека неко неке неких ништа нико нешто сам сама само сами исти оба обе овде тамо сада тада увек никад често опет поново
    посебно например такође затим потом не јесам смо сте су био била било били биле бити бих би буде нисам није нису имам
    има имају имао имати могу може могао треба итд нпр године година год a i pa te ili ali nego no već jer da ako kad kada
    dok iako kako kao što ni niti u na za s sa iz od do o po pri pred pre posle nakon pod nad među između kroz kod uz bez
    radi zbog prema preko oko osim tokom ja mene moj moja moje mojih on ona ono oni one njega njih njima nas nam naš naša
    naše svoj svoja svoje svojih se to taj ta tog tom ovaj ova ovo ove ovog ovom ovih koji koja koje kojeg kojem kojoj
    kojom koju kojih kojim kojima ko šta gde drugi druge drugih ostali ostalih svi sve svaki svih svim svakog nekoliko
    mnogo više manje vrlo veoma neki neke nekih samo sama sam takođe zatim potom ne je smo su bio bila bilo bili biti nije
    imam ima mogu može treba godine godina`,
  sv: `
    och eller men för att om när då eftersom därför så fastän medan tills innan sedan än som vad vem vilka vilken vilket
    var vart hur varför jag mig min mitt mina du dig din ditt dina han honom hans hon henne hennes den det dess vi oss vår
    vårt våra ni er ert era de dem deras dom sig sin sitt sina själv man denna denne detta dessa en ett ingen inget inga
    någon något några all allt alla varje vardera andra annan annat båda både antingen varken flera fler flest många
    mycket mer mest få lite inte aldrig alltid ofta också även bara endast här där nu igen redan ännu annars av på till
    från i in ut upp ner över under vid hos utan utanför inom innanför efter före framför bakom mellan bland mot genom
    kring omkring runt längs enligt via per samt inklusive därmed därefter dessutom däribland respektive är vara varit
    blir blev bli blivit har hade ha haft kan kunde ska skall skulle vill ville måste bör borde får fick fått`,
  sw: `
    na au lakini bali ila kwamba ikiwa kama iwapo ingawa kwani kwa hivyo hivi basi pia vilevile aidha tena ili mpaka hadi
    tangu toka kutoka katika kwenye ndani nje juu chini mbele nyuma kati baina miongoni kando karibu mbali baada kabla
    wakati bila pasipo pamoja kuhusu kulingana dhidi badala kupitia ya wa la za cha vya pa mwa ndio ndiyo ndiye si mimi
    wewe yeye sisi ninyi nyinyi wao yangu wangu langu zangu changu vyangu kwangu yako wako lako zako yake wake lake zake
    chake vyake kwake yetu wetu letu zetu chetu vyetu kwetu yenu wenu yao lao zao chao vyao kwao hii huu hili hizi hiki
    hawa huyu hapa hapo hiyo huo hilo hizo hicho hao huyo ile ule lile zile kile vile wale yule pale kule huko huku humo
    ambaye ambao ambayo ambalo ambazo ambacho ambavyo ambapo nani nini gani ipi zipi wapi lini mbona vipi ngapi kila wote
    yote zote lote chote vyote pote sote baadhi kadhaa mbalimbali wengi nyingi mengi vingi kingi mwingi sana zaidi kidogo
    chache wachache mwingine wengine nyingine mengine vingine lingine jingine kingine mojawapo moja mmoja wawili yoyote
    wowote yeyote lolote chochote vyovyote mwenyewe wenyewe yenyewe binafsi sasa kisha halafu daima kamwe mara tu pekee
    hasa haswa mfano hapana siyo sio ni alikuwa nilikuwa walikuwa ilikuwa tulikuwa kuwa iwe awe wawe ikiwemo zikiwa nina
    ana wana ina zina tuna kuna hakuna mwenye wenye yenye zenye lenye chenye vyenye inaweza anaweza weza lazima mwaka
    miaka`,
  ta: `
    மற்றும் அல்லது ஆனால் எனவே ஆகவே ஏனெனில் ஆதலால் எனினும் இருப்பினும் ஆயினும் மேலும் உம் என என்று என்ற என்னும் எனும்
    என்பது என்பதை என்பதால் போது பொழுது பின் பின்னர் பிறகு முன் முன்னர் முன்பு இடையே இடையில் உள் உள்ளே உள்ள உள்ளது உள்ளன
    உள்ளிட்ட வெளியே மேல் மீது கீழ் அருகில் பக்கம் வரை முதல் இருந்து மூலம் வழி வழியாக கொண்டு கொண்ட உடன் கூட இல்லாமல் இன்றி
    தவிர பற்றி குறித்து தொடர்பான சார்ந்த படி போல போன்ற பதிலாக எதிராக நோக்கி ஆக ஆகிய ஆகியவை ஆகியவற்றை ஆன ஆகும் ஆனது நான்
    என் எனது என்னை எனக்கு நாம் நாங்கள் எங்கள் நமது நம் நீ நீங்கள் உங்கள் அவர் அவன் அவள் அது அவை அவர்கள் அவர்களின் அவரது
    அவரின் அதன் அதை அதில் அதற்கு அதனால் அவற்றின் அவற்றை இது இவை இவர் இதன் இதை இதில் இதற்கு இதனால் இவற்றின் இந்த அந்த எந்த
    தன் தனது தங்கள் தாம் தானே யார் எது என்ன எப்போது எங்கே ஏன் எப்படி எவ்வளவு எத்தனை ஒரு ஒன்று ஒவ்வொரு சில பல பலர் அனைத்து
    அனைவரும் அனைவருக்கும் எல்லா எல்லாம் முழு மிக மிகவும் அதிக அதிகம் குறைந்த குறைவாக வேறு பிற மற்ற இதர இரு இரண்டும் இங்கு
    இங்கே அங்கு அங்கே இப்போது தற்போது எப்போதும் அடிக்கடி மீண்டும் மட்டும் குறிப்பாக உதாரணமாக போன்றவை முதலிய முதலான இல்லை
    அல்ல ஆம் இருக்கும் இருக்கிறது இருந்த இருந்தது இருந்தேன் இருந்தார் செய்ய செய்து செய்த செய்தேன் செய்தார் செய்யும்
    செய்வது செய்தல் செய்யப்பட்ட வேண்டும் முடியும் கூடிய வருகிறேன் வருகிறது வந்த ஆண்டு ஆண்டில் வருடம்`,
  te: `
    మరియు లేదా కానీ కాని అయితే అయినా అందువల్ల కాబట్టి ఎందుకంటే కనుక అయినప్పటికీ అలాగే అని అనే అనేది అంటే అప్పుడు ఎప్పుడు
    ఇప్పుడు తర్వాత తరువాత ముందు పూర్వం మధ్య లోపల లోని లో బయట పైన పై మీద కింద క్రింద దగ్గర వద్ద వైపు వరకు నుండి నుంచి
    ద్వారా తో తోపాటు పాటు సహా లేకుండా మినహా తప్ప గురించి సంబంధించిన సంబంధిత ప్రకారం అనుగుణంగా వలె లాగా వంటి బదులు
    వ్యతిరేకంగా కోసం కొరకు వల్ల కు కి ను ని యొక్క గా గాను గల ఉన్న నేను నా నాకు నన్ను నాయొక్క మేము మా మాకు మన మనం నువ్వు
    మీరు మీ అతను అతని ఆమె ఆయన అది అవి వారు వారి వారికి వారిని దాని దానిని దీని దీనిని ఇది ఇవి వీరు వీరి వాటి వాటిని వీటి
    వీటిని ఈ ఆ ఏ తన తమ స్వయంగా ఎవరు ఏది ఏమి ఎక్కడ ఎందుకు ఎలా ఎంత ఎన్ని ఏదైనా ఒక ఒకే ఒక్క ప్రతి కొన్ని కొంత కొందరు అనేక పలు
    చాలా అన్ని అందరు అందరికీ అంతా మొత్తం ఎక్కువ అధిక తక్కువ మరింత మరో మరొక ఇతర ఇతరుల వేరే రెండూ ఇద్దరు ఇక్కడ అక్కడ
    ఎల్లప్పుడూ తరచుగా మళ్ళీ మళ్లీ మాత్రమే కేవలం ముఖ్యంగా ప్రత్యేకంగా ఉదాహరణకు మొదలైన మొదలగు వివిధ లేదు కాదు అవును ఉంది
    ఉన్నాయి ఉన్నాను ఉన్నారు ఉండే ఉండటం ఉంటుంది ఉండి అయిన అయ్యే అయింది అయ్యాను చేసి చేసిన చేయడం చేయు చేశాను చేశారు చేస్తూ
    చేస్తున్నాను చేసే చేయడానికి చేయబడిన ఇచ్చిన వచ్చిన కలిగిన కలిగి కూడా సంవత్సరం సంవత్సరంలో`,
  th: `
    และ หรือ แต่ ถ้า หาก เพราะ เนื่องจาก ดังนั้น จึง เพื่อ ที่ ซึ่ง อัน ว่า เมื่อ ขณะ ระหว่าง ก่อน หลัง หลังจาก จนถึง จน
    ตั้งแต่ ตลอด ใน นอก บน ล่าง ใต้ เหนือ ข้าง ใกล้ จาก ถึง ไป มา ยัง สู่ โดย ด้วย กับ แก่ ต่อ ของ แห่ง ตาม เกี่ยวกับ ผ่าน
    ภายใต้ ภายใน ภายนอก สำหรับ พร้อม ร่วม ร่วมกับ รวมถึง รวมทั้ง อาทิ เช่น นอกจาก ยกเว้น แทน ฉัน ผม ดิฉัน ข้าพเจ้า เรา คุณ
    ท่าน เขา เธอ มัน พวกเขา พวก ตน ตนเอง ตัวเอง เอง นี้ นั้น โน้น เหล่านี้ เหล่านั้น ดังกล่าว นี่ นั่น ใคร อะไร ไหน ใด
    เมื่อใด ที่ไหน ทำไม อย่างไร เท่าไร กี่ หนึ่ง แต่ละ ทุก บาง หลาย หลายๆ มาก มากมาย มากกว่า มากขึ้น น้อย น้อยกว่า ทั้งหมด
    ทั้งสอง ทั้ง ทั้งนี้ อื่น อื่นๆ ต่างๆ ต่าง เดียว เดียวกัน กัน คือ เป็น มี อยู่ ได้ ได้รับ ให้ ทำ ถูก จะ กำลัง แล้ว เคย
    ต้อง ควร อาจ สามารถ ไม่ ไม่ได้ มิ ใช่ ก็ ยังคง อีก อีกทั้ง เพียง เท่านั้น เฉพาะ โดยเฉพาะ ขึ้น ลง เข้า ออก การ ความ
    อย่าง อย่างมี เพิ่มเติม ปัจจุบัน เสมอ บ่อย นั้นๆ ไว้ ครั้ง ปี เหล่า`,
  tl: `
    ang ng mga si sina ni nina kay kina sa at o ngunit pero subalit datapwat dahil sapagkat kung kapag pag kapag't nang na
    upang para habang samantalang bago matapos pagkatapos hanggang mula simula buhat tungkol ukol hinggil ayon alinsunod
    laban bukod maliban kasama pati kabilang bilang tulad gaya katulad loob labas ibabaw ilalim harap likod gitna pagitan
    tabi palibot paligid gamit pamamagitan ako ko akin aking ikaw ka mo iyo iyong siya niya kanya kanyang kaniya tayo
    natin atin ating kami namin amin aming kayo ninyo inyo inyong sila nila kanila kanilang ito nito dito iyan niyan diyan
    iyon niyon doon nitong itong yung ganito ganyan ganoon sarili mismo sino ano alin kailan saan bakit paano gaano ilan
    ilang anuman sinuman alinman saanman isa isang bawat bawa't iba ibang ibat iba't lahat buong lubos marami maraming
    karamihan higit mas pinaka kaunti kulang lalo lalong lubha masyado napaka pareho kapwa pangalawa rito roon ngayon noon
    noong lagi palagi kailanman madalas muli uli lamang lang tanging halimbawa lalo-na ay may mayroon mayroong wala walang
    hindi huwag oo po din rin daw raw ba pa pala naman nga man sana kaya ngang maaari maaaring dapat kailangan puwede
    pwede gusto ibig maging naging nagiging magiging taon taong the and of akong kong kaming tayong`,
  tr: `
    ve veya ya yada ile ise de da ki ama fakat ancak lakin çünkü zira eğer şayet için diye gibi kadar göre rağmen karşın
    doğru karşı dolayı ötürü beri önce sonra üzere dair ilişkin ait itibaren sırasında süresince boyunca arasında
    arasındaki altında üstünde üzerinde üzerinden üzerine içinde içinden içine içeren dışında yanında yerine tarafından
    aracılığıyla hakkında kapsamında doğrultusunda başta birlikte beraber bir biri birisi birkaç birçok bazı bazıları hiç
    hiçbir her herhangi hepsi tüm tümü bütün çok daha en az pek çoğu fazla diğer diğerleri başka aynı kendi kendisi kendim
    ben beni bana benim bende benden sen seni sana senin o onu ona onun onda ondan biz bizi bize bizim siz sizi size sizin
    onlar onları onlara onların bu bunu buna bunun bunda bundan bunlar bunları bunların şu şunu şunun böyle şöyle öyle
    hangi hangisi kim kimi kimin ne neyi nerede nereye neden niçin nasıl hem hemen hala hâlâ henüz artık yine tekrar
    sadece yalnızca bile özellikle örneğin ayrıca böylece dolayısıyla şekilde olarak olan olup olması olduğu oldu oldum
    olmuş olmak olur olacak olduğum değil var yok vardı idi imiş ettim etti eden edilen ederek etmek edip yapmak yaptı mı
    mi mu mü vb vs yıl yılı yılında yılından yıllarında yana dek şimdi burada orada zaman asla yaptım yapılan yapılması yapıldı`,
  uk: `
    і й та а але або чи бо що щоб якщо коли як так де куди звідки чому доки поки хоча тому також теж ніж то ні ж же б би в
    у на з із зі до від од за для без по під над при про через між перед після серед біля коло навколо крім окрім замість
    заради згідно завдяки шляхом проти всередині поза включно щодо стосовно протягом упродовж впродовж відповідно я мене
    мені мною мій моя моє мої мого моєї моїх моїм моїми ти тебе тобі він вона воно вони його йому ним нім нього неї їй нею
    її їх їм ними них ми нас нам нами наш наша наше наші нашого нашої наших ви вас вам вами ваш ваша ваші їхній їхня їхні
    їхніх свій своя своє свої свого своєї своїх своїм своїми свою себе собі собою цей ця це ці цього цієї цьому цим цих
    цими цю той те ті того тієї тим тих тими ту який яка яке які якого якої якому яким яких якими яку хто кого кому ким
    чого чий інший інша інше інші інших іншим решта весь вся все всі всього всієї всім всіх всіма усі усіх усе кожен кожна
    кожне кожного кожної кілька декілька кількох багато багатьох більше менше мало дуже деякі деяких ніхто нічого щось
    хтось сам сама само самі самий обидва обидві обох один одна одне одного однієї тут там тепер зараз тоді завжди ніколи
    часто знову вже ще лише тільки навіть саме особливо зокрема наприклад потім далі не є був була було були бути буду
    буде будуть маю має мають мав мала мати міг можу може можуть можна треба потрібно тощо р рік року році рр роки років понад`,
  ur: `
    اور یا لیکن مگر بلکہ کہ اگر تو تاکہ کیونکہ چونکہ جب تب جبکہ اگرچہ حالانکہ پھر بھی نیز ہی تک میں سے کو نے پر کا کی کے
    کیلئے لیے لئے ساتھ بغیر بعد پہلے درمیان اندر باہر اوپر نیچے آگے پیچھے قریب پاس طرف بارے ذریعے ذریعہ مطابق دوران علاوہ
    خلاف بجائے تحت طور سمیت بذریعہ باوجود متعلق میرا میری میرے مجھے مجھ ہم ہمیں ہمارا ہماری ہمارے آپ تم تمہارا وہ اس ان
    اسے انہیں انہوں اسی انہی یہ یہی وہی اپنا اپنی اپنے خود جو جس جن جسے جنہیں جنہوں کون کس کن کیا کب کہاں کیوں کیسے کیسا
    کتنا کتنے کوئی کچھ کئی چند سب تمام ہر بعض بہت زیادہ کم مزید دیگر دوسرا دوسری دوسرے ایک دونوں ایسا ایسی ایسے اتنا جیسے
    جیسا جیسی یہاں وہاں اب ابھی ہمیشہ کبھی اکثر دوبارہ صرف محض خاص خصوصاً مثلاً نہیں نہ مت جی ہاں ہے ہیں ہوں ہو تھا تھی
    تھے تھیں ہوا ہوئی ہوئے ہوتا ہوتی ہوتے ہونا ہونے ہوگا گا گی گے رہا رہی رہے گیا گئی گئے جا جاتا جاتی جانا کر کرنا کرنے
    کرتا کرتی کرتے کیے دیا دی دیے لیا لی والا والی والے چاہیے سکتا سکتی سکتے سال`,
  vi: `
    và hoặc hay nhưng mà song tuy nếu thì vì bởi do nên để rằng là khi lúc trong ngoài trên dưới trước sau giữa bên cạnh
    gần từ đến tới tại ở về với cùng cho của bằng qua theo như không có bị được đã đang sẽ vẫn còn cũng đều lại rất hơn
    nhất khá các những một mỗi mọi từng vài nhiều ít tất cả này kia đó ấy nọ đây đấy tôi tao ta chúng mình bạn chị ông bà
    họ nó ai gì nào đâu sao thế vậy rồi nữa ngay luôn thường chưa chẳng đừng hãy phải vào ra lên xuống đi nhằm gồm cứ vừa
    càng nhờ trừ giúp riêng khác vv năm tháng ngày`,
  zh: `
    我们 我的 他们 她们 它们 自己 本人 自身 这个 那个 这些 那些 这样 那样 这里 那里 此外 因此 所以 因为 由于 如果 虽然 但是 然而 而且 并且 以及 或者 还是 不仅 不但 同时 然后 之后 之前 以后 以前 之间
    之中 其中 其他 其它 期间 当时 现在 目前 已经 正在 曾经 曾 一直 经常 总是 再次 一个 一些 一种 一定 多个 多种 多次 多家 几个 若干 各个 各种 各类 每个 每天 每年 每月 所有 全部 整个 部分 某些 任何 许多
    很多 大量 更多 最多 非常 十分 较为 比较 特别 尤其 主要 只有 仅仅 只是 就是 不是 没有 可以 能够 可能 应该 必须 需要 成为 作为 进行 予以 给予 具有 拥有 为了 关于 对于 至于 根据 按照 依据 通过 经过
    随着 沿着 除了 包括 包含 例如 比如 等等 从而 以便 以下 以上 左右 方面 什么 怎么 怎样 如何 哪些 哪个 哪里 为何 多少 不同 相关 有关 来自 位于 属于 使得 让 把 被 给 向 到 至 自 跟 同 而 但 却 又
    都 还 就 才 只 很 更 最 不 没 这 那 他 她 它 们 地 得 着 过 吗 呢 我們 他們 這個 這些 這樣 這裡 因為 由於 雖然 並且 還是 不僅 然後 之後 以後 之間 期間 現在 已經 曾經 經常 一個 一種 多個 多種
    幾個 各種 各類 每個 許多 較為 比較 特別 沒有 能夠 應該 必須 成為 作為 進行 給予 擁有 為了 關於 對於 根據 透過 通過 經過 隨著 從而 什麼 怎麼 相關 有關 來自`,
};

/** The function words of a language, lower case. */
export const functionWordsOf = (language: LanguageCode): readonly string[] => functionWords[language].trim().split(/\s+/u);
