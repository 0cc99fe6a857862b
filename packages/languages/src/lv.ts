import type { Locale } from './locale.ts';

export const lv: Locale = {
  code: 'lv',
  script: 'Latn',
  direction: 'ltr',
  headings: {
    contact: ['Kontaktinformācija', 'Kontakti', 'Personas dati', 'Personīgā informācija', 'Personiskā informācija', 'Personas informācija', 'Pamatinformācija'],
    summary: ['Profils', 'Profesionālais profils', 'Par mani', 'Par sevi', 'Kopsavilkums', 'Īss kopsavilkums', 'Īsumā par mani', 'Karjeras mērķis', 'Profesionālais mērķis'],
    experience: ['Darba pieredze', 'Profesionālā pieredze', 'Pieredze', 'Darba vēsture', 'Iepriekšējā darba pieredze', 'Profesionālā darbība', 'Darbavietas', 'Prakse', 'Prakses'],
    education: ['Izglītība', 'Izglītība un apmācība', 'Izglītība un mācības', 'Iegūtā izglītība', 'Akadēmiskā izglītība', 'Studijas', 'Kvalifikācija'],
    skills: ['Prasmes', 'Prasmes un iemaņas', 'Iemaņas', 'Zināšanas un prasmes', 'Prasmes un zināšanas', 'Profesionālās prasmes', 'Tehniskās prasmes', 'Individuālās prasmes', 'Personīgās prasmes', 'Galvenās prasmes', 'Kompetences', 'Datorprasmes', 'Digitālās prasmes', 'Tehnoloģijas'],
    languages: ['Valodas', 'Valodu prasmes', 'Valodu zināšanas', 'Svešvalodas', 'Svešvalodu zināšanas'],
    certifications: ['Sertifikāti', 'Sertifikācija', 'Apliecības', 'Kursi', 'Kursi un sertifikāti', 'Kursi un semināri', 'Papildu izglītība', 'Kvalifikācijas celšana', 'Licences'],
    projects: ['Projekti', 'Personīgie projekti', 'Nozīmīgākie projekti', 'Portfolio', 'Darbu portfelis'],
    awards: ['Apbalvojumi', 'Sasniegumi', 'Apbalvojumi un sasniegumi', 'Godalgas', 'Stipendijas'],
    publications: ['Publikācijas', 'Zinātniskās publikācijas', 'Raksti', 'Patenti'],
    volunteering: ['Brīvprātīgais darbs', 'Brīvprātīgā darba pieredze', 'Sabiedriskās aktivitātes', 'Sabiedriskā darbība', 'Ārpusskolas aktivitātes'],
    interests: ['Intereses', 'Hobiji', 'Vaļasprieki', 'Intereses un vaļasprieki', 'Intereses un hobiji', 'Brīvais laiks'],
    references: ['Atsauksmes', 'Ieteikumi', 'Rekomendācijas'],
  },
  present: ['pašlaik', 'šobrīd', 'līdz šim', 'tagad', 'līdz šodienai', 'šodien', 'tagadne', 'patlaban', 'joprojām'],
  degrees: {
    secondary: ['vidējā izglītība', 'vispārējā vidējā izglītība', 'vidusskola', 'ģimnāzija', 'atestāts'],
    vocational: ['profesionālā vidējā izglītība', 'arodizglītība', 'arodskola', 'profesionālā vidusskola', 'tehnikums'],
    associate: ['koledža', 'koledžas izglītība', 'pirmā līmeņa profesionālā augstākā izglītība', 'īsā cikla profesionālā augstākā izglītība'],
    bachelor: ['bakalaurs', 'bakalaura', 'bakalaura grāds', 'profesionālais bakalaurs', 'bakalaura studijas'],
    master: ['maģistrs', 'maģistra', 'maģistra grāds', 'profesionālais maģistrs', 'maģistra studijas', 'maģistrantūra'],
    doctorate: ['doktors', 'doktora', 'doktora grāds', 'doktorantūra', 'zinātnes doktors', 'doktora studijas'],
  },
  contactLabels: {
    phone: ['tālrunis', 'tālr', 'tālruņa numurs', 'telefons', 'tel', 'mobilais tālrunis', 'mob'],
    email: ['e-pasts', 'e-pasta adrese', 'elektroniskais pasts', 'epasts'],
    address: ['adrese', 'dzīvesvieta', 'dzīvesvietas adrese', 'pilsēta', 'deklarētā adrese'],
    name: ['vārds', 'vārds, uzvārds', 'vārds un uzvārds', 'vārds uzvārds', 'uzvārds'],
  },
  stopWords: ['un', 'ar', 'no', 'par', 'uz', 'kā', 'ir', 'bija', 'pie', 'pēc', 'līdz', 'arī', 'vai', 'tika', 'kas', 'ka', 'kuru', 'kurā', 'starp', 'gan', 'lai', 'tā', 'to', 'bet', 'jo', 'kopš', 'savu', 'visu', 'tiek', 'šo'],
  actionVerbs: [
    'vadīju', 'izstrādāju', 'izveidoju', 'ieviesu', 'organizēju', 'koordinēju', 'plānoju', 'sagatavoju', 'analizēju', 'optimizēju', 'automatizēju', 'projektēju', 'apmācīju', 'palielināju', 'samazināju', 'uzlaboju', 'sasniedzu', 'uzraudzīju', 'pārvaldīju', 'nodrošināju', 'veicu', 'īstenoju', 'uzsāku',
    'vadīšana', 'vadība', 'izstrāde', 'izveide', 'ieviešana', 'organizēšana', 'koordinēšana', 'plānošana', 'sagatavošana', 'analīze', 'optimizācija', 'projektēšana', 'apmācība', 'pārvaldība', 'uzraudzība', 'nodrošināšana', 'uzturēšana', 'uzlabošana', 'īstenošana', 'veikšana', 'pārraudzība',
  ],
  report: {
    checks: {
      'compatibility.text_layer': {
        pass: 'Katrā lapā ir īsts teksts, ko programmas var nolasīt.',
        problem: 'Lapas bez nolasāma teksta: {without} no {pages}.',
        fix: 'Eksportējiet CV kā tekstu no programmas, kurā to rakstījāt, nevis skenējiet vai saglabājiet to kā attēlu.',
      },
      'compatibility.encoding': {
        pass: 'Visas rakstzīmes var nokopēt tādas, kādas tās ir redzamas.',
        problem: 'Rakstzīmes, ko programmas nevar nolasīt kā burtus: {percent}%.',
        fix: 'Izmantojiet parastus fontus, aizstājiet ikonas ar vārdiem un eksportējiet failu vēlreiz.',
      },
      'compatibility.reading_order': {
        pass: 'Programmas lasa rindas tādā pašā secībā kā cilvēks.',
        problem: 'Kolonnu skaits, kurās izvietots teksts: {columns}. Daudzas sistēmas kolonnas lasa nepareizā secībā.',
        fix: 'Izvietojiet saturu vienā kolonnā no augšas uz leju.',
      },
      'compatibility.letter_spacing': {
        pass: 'Nav vārdu, kuru burti atdalīti ar atstarpēm.',
        problem: 'Rindas, kurās burti ir tik tālu cits no cita, ka vārdi sadalās: {count}.',
        fix: 'Rakstiet virsrakstus kā parastus vārdus un izceliet tos ar treknrakstu vai lielākiem burtiem.',
      },
      'compatibility.tables': {
        pass: 'Saturs nav atkarīgs no tabulām vai tekstlodziņiem.',
        problem: 'Tabulas vai tekstlodziņi, kuros ir saturs: {count}.',
        fix: 'Pārvietojiet saturu no tabulām un tekstlodziņiem uz vienkāršām rindkopām un sarakstiem.',
      },
      'compatibility.header_footer': {
        pass: 'Jūsu kontaktinformācija ir lapas pamattekstā.',
        problem: 'Kontaktinformācija ir tikai lapas galvenē vai kājenē, ko daudzas sistēmas izlaiž.',
        fix: 'Ierakstiet vārdu un uzvārdu, e-pasta adresi un tālruņa numuru pamattekstā, pirmās lapas augšā.',
      },
      'sections.name': {
        pass: 'Jūsu vārds un uzvārds ir atrasts.',
        problem: 'Vārds un uzvārds nav atrasts.',
        fix: 'Pirmajā rindā rakstiet tikai savu vārdu un uzvārdu.',
      },
      'sections.email': {
        pass: 'E-pasta adrese ir atrasta.',
        problem: 'E-pasta adrese nav atrasta.',
        fix: 'Pievienojiet e-pasta adresi CV sākumā.',
      },
      'sections.phone': {
        pass: 'Derīgs tālruņa numurs ir atrasts.',
        problem: 'Derīgs tālruņa numurs nav atrasts.',
        fix: 'Pievienojiet tālruņa numuru ar valsts kodu, piemēram, +371 sākumā.',
      },
      'sections.location': {
        pass: 'Dzīvesvieta ir atrasta.',
        problem: 'Dzīvesvieta nav atrasta.',
        fix: 'Pie kontaktinformācijas norādiet pilsētu un valsti.',
      },
      'sections.links': {
        pass: 'Saite uz profilu vai darbu portfeli ir atrasta.',
        problem: 'Saite uz profilu vai darbu portfeli nav atrasta.',
        fix: 'Pievienojiet saiti uz profesionālo profilu, darbu portfeli vai tīmekļa vietni.',
      },
      'sections.experience': {
        pass: 'Sadaļa par darba pieredzi ir atrasta.',
        problem: 'Sadaļa par darba pieredzi nav atrasta.',
        fix: 'Pievienojiet sadaļu ar virsrakstu “Darba pieredze” un uzskaitiet tajā savus amatus.',
      },
      'sections.education': {
        pass: 'Sadaļa par izglītību ir atrasta.',
        problem: 'Sadaļa par izglītību nav atrasta.',
        fix: 'Pievienojiet sadaļu ar virsrakstu “Izglītība”.',
      },
      'sections.skills': {
        pass: 'Sadaļa par prasmēm ir atrasta.',
        problem: 'Sadaļa par prasmēm nav atrasta.',
        fix: 'Pievienojiet sadaļu ar virsrakstu “Prasmes” un nosauciet tajā savas prasmes citu pēc citas.',
      },
      'sections.summary': {
        pass: 'Kopsavilkums ir atrasts.',
        problem: 'Kopsavilkums nav atrasts.',
        fix: 'Sāciet ar kopsavilkumu divu līdz četru rindu garumā.',
      },
      'structure.headings': {
        pass: 'Sadaļu virsraksti ir ierastie.',
        problem: 'Sadaļu virsraksti, kas ir ierastie: {percent}%.',
        fix: 'Izmantojiet ierastus virsrakstus, piemēram, “Darba pieredze”, “Izglītība” un “Prasmes”.',
      },
      'structure.dates': {
        pass: 'Pie katra amata ir norādīti datumi.',
        problem: 'Amati, pie kuriem norādīti datumi: {dated} no {total}.',
        fix: 'Pie katra amata norādiet sākumu un beigas ar mēnesi un gadu.',
      },
      'structure.date_order': {
        pass: 'Amati ir uzskaitīti no jaunākā līdz vecākajam.',
        problem: 'Amati, kas nav savā vietā: {count}.',
        fix: 'Jaunāko amatu norādiet pirmo, bet vecāko – pēdējo.',
      },
      'structure.length': {
        pass: 'Garums ir piemērots.',
        problem: 'CV garums: lapu skaits – {pages}, vārdu skaits – {words}.',
        fix: 'Piemērots garums ir viena līdz divas lapas un 250 līdz 1200 vārdu.',
      },
      'structure.font_size': {
        pass: 'Teksta lielums ir viegli lasāms.',
        problem: 'Fonta lielums lielākajā teksta daļā (punktos): {size}.',
        fix: 'Pamattekstam iestatiet 10 līdz 12 punktu lielumu.',
      },
      'structure.font_families': {
        pass: 'CV ir izmantots maz fontu.',
        problem: 'Izmantoto fontu skaits: {count}.',
        fix: 'Izmantojiet ne vairāk kā trīs fontus.',
      },
      'structure.margins': {
        pass: 'Lapas malas ir līdzsvarotas.',
        problem: 'Šaurākās vai platākās lapas malas platums: {centimetres} cm.',
        fix: 'Iestatiet visas lapas malas no 1,2 līdz 3,8 cm.',
      },
      'structure.bullets': {
        pass: 'Jūsu darbs ir aprakstīts punktos.',
        problem: 'Darba pieredzes rindas, kas rakstītas punktos: {percent}%.',
        fix: 'Īsos punktos aprakstiet, ko darījāt katrā amatā.',
      },
      'keywords.action_verbs': {
        pass: 'Vairums punktu sākas ar vārdu, kas izsaka darbību.',
        problem: 'Punkti, kas sākas ar darbību izsakošu vārdu: {percent}%.',
        fix: 'Sāciet katru punktu ar vārdu, kas pasaka, ko paveicāt, piemēram, “vadīju” vai “izstrādāju”.',
      },
      'keywords.quantified': {
        pass: 'Daudzos punktos rezultāti parādīti skaitļos.',
        problem: 'Punkti, kuros ir skaitlis: {percent}%.',
        fix: 'Pamatojiet rezultātus ar skaitļiem: norādiet summas, procentus, komandas lielumu vai ietaupīto laiku.',
      },
      'keywords.bullet_length': {
        pass: 'Punktu garums ir piemērots.',
        problem: 'Piemērota garuma punkti: {percent}%.',
        fix: 'Lai katrs punkts ir vienu vai divas rindas garš: ne tikai daži vārdi, ne arī vesela rindkopa.',
      },
      'keywords.density': {
        pass: 'Neviens vārds neatkārtojas pārāk bieži.',
        problem: 'Vārda “{term}” īpatsvars tekstā: {percent}%.',
        fix: 'Aizstājiet dažus atkārtojumus ar citiem vārdiem vai piemēriem.',
      },
      'keywords.placeholders': {
        pass: 'Nav palicis veidnes teksts.',
        problem: 'Vietas, kurās palicis veidnes teksts: {count}.',
        fix: 'Aizstājiet veidnes tekstu ar savu vai izdzēsiet to.',
      },
    },
    notApplicable: 'Šajā CV nav nekā, ko šeit varētu vērtēt.',
    disclaimer:
      'Šis vērtējums ir aptuvens rādītājs, cik labi programmas var nolasīt šo CV. Tas nav nevienas konkrētas kandidātu atlases sistēmas vērtējums.',
  },
};
