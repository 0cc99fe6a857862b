import type { Locale } from './locale.ts';

export const lt: Locale = {
  code: 'lt',
  script: 'Latn',
  direction: 'ltr',
  headings: {
    contact: ['Kontaktai', 'Kontaktinė informacija', 'Kontaktiniai duomenys', 'Asmeninė informacija', 'Asmens duomenys', 'Asmeniniai duomenys', 'Bendra informacija'],
    summary: ['Apie mane', 'Profilis', 'Profesinis profilis', 'Santrauka', 'Trumpai apie mane', 'Trumpas prisistatymas', 'Prisistatymas', 'Karjeros tikslas', 'Karjeros tikslai', 'Profesinis tikslas'],
    experience: ['Darbo patirtis', 'Profesinė patirtis', 'Patirtis', 'Darbinė patirtis', 'Darbo istorija', 'Profesinė veikla', 'Ankstesnė darbo patirtis', 'Darbovietės', 'Praktika', 'Stažuotės'],
    education: ['Išsilavinimas', 'Išsilavinimas ir mokymasis', 'Aukštasis išsilavinimas', 'Studijos', 'Mokslai', 'Švietimas ir mokymas', 'Kvalifikacija', 'Įgytas išsilavinimas'],
    skills: ['Įgūdžiai', 'Gebėjimai', 'Kompetencijos', 'Asmeniniai gebėjimai', 'Asmeniniai įgūdžiai', 'Profesiniai įgūdžiai', 'Profesiniai gebėjimai', 'Techniniai įgūdžiai', 'Gebėjimai ir įgūdžiai', 'Įgūdžiai ir gebėjimai', 'Darbo kompiuteriu įgūdžiai', 'Kompiuterinis raštingumas', 'Skaitmeniniai įgūdžiai', 'Technologijos'],
    languages: ['Kalbos', 'Kalbų mokėjimas', 'Užsienio kalbos', 'Kalbų žinios', 'Kalbiniai gebėjimai'],
    certifications: ['Sertifikatai', 'Pažymėjimai', 'Kursai', 'Kursai ir sertifikatai', 'Kursai ir mokymai', 'Mokymai', 'Kvalifikacijos kėlimas', 'Licencijos'],
    projects: ['Projektai', 'Asmeniniai projektai', 'Svarbiausi projektai', 'Portfelis', 'Darbų aplankas'],
    awards: ['Apdovanojimai', 'Pasiekimai', 'Apdovanojimai ir pasiekimai', 'Pasiekimai ir apdovanojimai', 'Stipendijos'],
    publications: ['Publikacijos', 'Mokslinės publikacijos', 'Straipsniai', 'Patentai', 'Pranešimai'],
    volunteering: ['Savanorystė', 'Savanoriška veikla', 'Savanoriavimas', 'Visuomeninė veikla', 'Papildoma veikla'],
    interests: ['Pomėgiai', 'Interesai', 'Pomėgiai ir interesai', 'Laisvalaikis', 'Laisvalaikio pomėgiai'],
    references: ['Rekomendacijos', 'Rekomenduojantys asmenys', 'Atsiliepimai'],
  },
  present: ['dabar', 'iki dabar', 'šiuo metu', 'iki šiol', 'iki šios dienos', 'šiandien', 'dabartis', 'tebedirbu'],
  degrees: {
    secondary: ['vidurinis išsilavinimas', 'brandos atestatas', 'vidurinė mokykla', 'gimnazija', 'vidurinis'],
    vocational: ['profesinė mokykla', 'profesinis išsilavinimas', 'profesinis mokymas', 'profesinė kvalifikacija', 'profesinio mokymo diplomas'],
    associate: ['aukštesnysis išsilavinimas', 'aukštesnioji mokykla', 'aukštesnysis', 'technikumas'],
    bachelor: ['bakalauras', 'bakalauro', 'bakalauro laipsnis', 'profesinis bakalauras', 'bakalauro studijos'],
    master: ['magistras', 'magistro', 'magistro laipsnis', 'magistrantūra', 'magistro studijos', 'vientisosios studijos'],
    doctorate: ['daktaras', 'daktaro laipsnis', 'mokslų daktaras', 'doktorantūra', 'doktorantūros studijos', 'daktaro disertacija'],
  },
  contactLabels: {
    phone: ['telefonas', 'tel', 'telefono numeris', 'tel. nr', 'mobilusis telefonas', 'mobilusis', 'mob'],
    email: ['el. paštas', 'el. pašto adresas', 'elektroninis paštas', 'elektroninio pašto adresas', 'el. p'],
    address: ['adresas', 'gyvenamoji vieta', 'miestas', 'gyvenamosios vietos adresas', 'vietovė'],
    name: ['vardas', 'vardas, pavardė', 'vardas ir pavardė', 'vardas pavardė', 'pavardė'],
  },
  stopWords: ['ir', 'bei', 'su', 'iš', 'į', 'dėl', 'kaip', 'kad', 'yra', 'buvo', 'nuo', 'iki', 'pagal', 'taip', 'pat', 'ar', 'arba', 'per', 'po', 'už', 'prie', 'apie', 'tarp', 'kurie', 'kuris', 'kuri', 'savo', 'bet', 'tai', 'jų'],
  actionVerbs: [
    'vadovavau', 'kūriau', 'sukūriau', 'įdiegiau', 'diegiau', 'valdžiau', 'organizavau', 'koordinavau', 'planavau', 'rengiau', 'parengiau', 'analizavau', 'optimizavau', 'automatizavau', 'projektavau', 'mokiau', 'apmokiau', 'padidinau', 'sumažinau', 'pagerinau', 'pasiekiau', 'inicijavau', 'prižiūrėjau', 'atlikau', 'tobulinau', 'dalyvavau', 'derėjausi', 'vykdžiau',
    'vadovavimas', 'kūrimas', 'diegimas', 'valdymas', 'organizavimas', 'koordinavimas', 'planavimas', 'rengimas', 'analizavimas', 'vykdymas', 'priežiūra', 'projektavimas', 'tobulinimas', 'užtikrinimas', 'bendravimas', 'mokymas', 'analizė',
  ],
  report: {
    checks: {
      'compatibility.text_layer': {
        pass: 'Kiekviename puslapyje yra tikras tekstas, kurį programos gali perskaityti.',
        problem: 'Puslapiai be perskaitomo teksto: {without} iš {pages}.',
        fix: 'Užuot skenavę gyvenimo aprašymą ar įrašę jį kaip paveikslėlį, eksportuokite jį kaip tekstą iš programos, kuria jį parašėte.',
      },
      'compatibility.encoding': {
        pass: 'Visus ženklus galima nukopijuoti tokius, kokie jie matomi.',
        problem: 'Ženklų, kurių programos negali perskaityti kaip raidžių, dalis: {percent} %.',
        fix: 'Naudokite įprastus šriftus, piktogramas pakeiskite žodžiais ir eksportuokite failą iš naujo.',
      },
      'compatibility.reading_order': {
        pass: 'Programos skaito eilutes tokia pačia tvarka kaip žmogus.',
        problem: 'Stulpelių, kuriais išdėstytas tekstas, skaičius: {columns}. Daugelis sistemų stulpelius skaito netinkama tvarka.',
        fix: 'Išdėstykite turinį vienu stulpeliu iš viršaus į apačią.',
      },
      'compatibility.letter_spacing': {
        pass: 'Nėra žodžių, kurių raidės atskirtos tarpais.',
        problem: 'Eilutės, kuriose raidės taip išretintos, kad žodžiai subyra: {count}.',
        fix: 'Antraštes rašykite kaip įprastus žodžius, o išskirkite jas pusjuodžiu arba didesniu šriftu.',
      },
      'compatibility.tables': {
        pass: 'Turinys nepriklauso nuo lentelių ar teksto laukų.',
        problem: 'Lentelės ar teksto laukai, kuriuose yra turinio: {count}.',
        fix: 'Perkelkite turinį iš lentelių ir teksto laukų į paprastas pastraipas ir sąrašus.',
      },
      'compatibility.header_footer': {
        pass: 'Jūsų kontaktiniai duomenys yra pagrindiniame puslapio tekste.',
        problem: 'Kontaktiniai duomenys yra tik puslapio antraštėje arba poraštėje, kurias daugelis sistemų praleidžia.',
        fix: 'Įrašykite vardą ir pavardę, el. pašto adresą ir telefono numerį pagrindiniame tekste, pirmojo puslapio viršuje.',
      },
      'sections.name': {
        pass: 'Jūsų vardas ir pavardė rasti.',
        problem: 'Vardas ir pavardė nerasti.',
        fix: 'Pirmoje eilutėje parašykite tik savo vardą ir pavardę.',
      },
      'sections.email': {
        pass: 'El. pašto adresas rastas.',
        problem: 'El. pašto adresas nerastas.',
        fix: 'Gyvenimo aprašymo viršuje nurodykite el. pašto adresą.',
      },
      'sections.phone': {
        pass: 'Tinkamas telefono numeris rastas.',
        problem: 'Tinkamas telefono numeris nerastas.',
        fix: 'Nurodykite telefono numerį su šalies kodu, pavyzdžiui, +370.',
      },
      'sections.location': {
        pass: 'Gyvenamoji vieta rasta.',
        problem: 'Gyvenamoji vieta nerasta.',
        fix: 'Prie kontaktinių duomenų nurodykite miestą ir šalį.',
      },
      'sections.links': {
        pass: 'Nuoroda į profilį arba darbų aplanką rasta.',
        problem: 'Nuoroda į profilį arba darbų aplanką nerasta.',
        fix: 'Pridėkite nuorodą į profesinį profilį, darbų aplanką arba interneto svetainę.',
      },
      'sections.experience': {
        pass: 'Darbo patirties skyrius rastas.',
        problem: 'Darbo patirties skyrius nerastas.',
        fix: 'Pridėkite skyrių su antrašte „Darbo patirtis“ ir jame išvardykite savo pareigas.',
      },
      'sections.education': {
        pass: 'Išsilavinimo skyrius rastas.',
        problem: 'Išsilavinimo skyrius nerastas.',
        fix: 'Pridėkite skyrių su antrašte „Išsilavinimas“.',
      },
      'sections.skills': {
        pass: 'Įgūdžių skyrius rastas.',
        problem: 'Įgūdžių skyrius nerastas.',
        fix: 'Pridėkite skyrių su antrašte „Įgūdžiai“ ir po vieną išvardykite savo įgūdžius.',
      },
      'sections.summary': {
        pass: 'Santrauka rasta.',
        problem: 'Santrauka nerasta.',
        fix: 'Pradėkite nuo dviejų–keturių eilučių santraukos.',
      },
      'structure.headings': {
        pass: 'Skyrių antraštės yra įprastos.',
        problem: 'Įprastų skyrių antraščių dalis: {percent} %.',
        fix: 'Naudokite įprastas antraštes, pavyzdžiui, „Darbo patirtis“, „Išsilavinimas“ ir „Įgūdžiai“.',
      },
      'structure.dates': {
        pass: 'Prie visų pareigų nurodytos datos.',
        problem: 'Pareigos su nurodytomis datomis: {dated} iš {total}.',
        fix: 'Prie kiekvienų pareigų nurodykite pradžios ir pabaigos metus ir mėnesį.',
      },
      'structure.date_order': {
        pass: 'Pareigos išvardytos nuo naujausių iki seniausių.',
        problem: 'Pareigos, nurodytos ne iš eilės: {count}.',
        fix: 'Naujausias pareigas nurodykite pirmas, o seniausias – paskutines.',
      },
      'structure.length': {
        pass: 'Apimtis tinkama.',
        problem: 'Gyvenimo aprašymo apimtis: puslapių skaičius – {pages}, žodžių skaičius – {words}.',
        fix: 'Tinkama apimtis – nuo vieno iki dviejų puslapių ir nuo 250 iki 1 200 žodžių.',
      },
      'structure.font_size': {
        pass: 'Teksto dydis patogus skaityti.',
        problem: 'Didžiosios teksto dalies šrifto dydis (punktais): {size}.',
        fix: 'Pagrindiniam tekstui nustatykite 10–12 punktų dydį.',
      },
      'structure.font_families': {
        pass: 'Gyvenimo aprašyme naudojama nedaug šriftų.',
        problem: 'Naudojamų šriftų skaičius: {count}.',
        fix: 'Naudokite ne daugiau kaip tris šriftus.',
      },
      'structure.margins': {
        pass: 'Paraštės yra tolygios.',
        problem: 'Siauriausios arba plačiausios paraštės plotis: {centimetres} cm.',
        fix: 'Nustatykite visas paraštes nuo 1,2 iki 3,8 cm.',
      },
      'structure.bullets': {
        pass: 'Jūsų darbas aprašytas punktais.',
        problem: 'Darbo patirties eilučių, surašytų punktais, dalis: {percent} %.',
        fix: 'Trumpais punktais aprašykite, ką dirbote eidami kiekvienas pareigas.',
      },
      'keywords.action_verbs': {
        pass: 'Dauguma punktų prasideda veiksmą nusakančiu žodžiu.',
        problem: 'Punktų, kurie prasideda veiksmą nusakančiu žodžiu, dalis: {percent} %.',
        fix: 'Kiekvieną punktą pradėkite žodžiu, kuris nusako, ką padarėte, pavyzdžiui, „vadovavau“ arba „sukūriau“.',
      },
      'keywords.quantified': {
        pass: 'Daugelyje punktų rezultatai parodyti skaičiais.',
        problem: 'Punktų, kuriuose yra skaičius, dalis: {percent} %.',
        fix: 'Pagrįskite rezultatus skaičiais: nurodykite sumas, procentus, komandos dydį arba sutaupytą laiką.',
      },
      'keywords.bullet_length': {
        pass: 'Punktų ilgis tinkamas.',
        problem: 'Tinkamo ilgio punktų dalis: {percent} %.',
        fix: 'Kiekvienas punktas turėtų būti vienos arba dviejų eilučių: nei keli žodžiai, nei visa pastraipa.',
      },
      'keywords.density': {
        pass: 'Nė vienas žodis nekartojamas per dažnai.',
        problem: 'Žodžio „{term}“ dalis tekste: {percent} %.',
        fix: 'Kai kuriuos pasikartojimus pakeiskite kitais žodžiais arba pavyzdžiais.',
      },
      'keywords.placeholders': {
        pass: 'Neliko šablono teksto.',
        problem: 'Vietos, kuriose liko šablono teksto: {count}.',
        fix: 'Pakeiskite šablono tekstą savuoju arba jį ištrinkite.',
      },
    },
    notApplicable: 'Šiame gyvenimo aprašyme nėra ko čia vertinti.',
    disclaimer:
      'Šis įvertis apytiksliai rodo, kaip gerai programos gali perskaityti šį gyvenimo aprašymą. Tai nėra jokios konkrečios kandidatų atrankos sistemos įvertis.',
  },
};
