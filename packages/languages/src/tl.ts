import type { Locale } from './locale.ts';

export const tl: Locale = {
  code: 'tl',
  script: 'Latn',
  direction: 'ltr',
  headings: {
    contact: ['Impormasyon sa pakikipag-ugnayan', 'Detalye sa pakikipag-ugnayan', 'Kontak', 'Mga detalye ng kontak', 'Personal na impormasyon', 'Personal na datos', 'Mga personal na detalye'],
    summary: ['Buod', 'Propesyonal na buod', 'Maikling buod', 'Buod ng karera', 'Layunin', 'Layunin sa karera', 'Layunin sa trabaho', 'Tungkol sa akin', 'Propesyonal na profile'],
    experience: ['Karanasan sa trabaho', 'Mga karanasan sa trabaho', 'Karanasan', 'Mga karanasan', 'Propesyonal na karanasan', 'Karanasan sa pagtatrabaho', 'Kasaysayan ng trabaho', 'Kasaysayan ng pagtatrabaho', 'Mga naging trabaho', 'Mga pinasukang trabaho'],
    education: ['Edukasyon', 'Pinag-aralan', 'Natapos na pag-aaral', 'Edukasyon at pagsasanay', 'Kasaysayan ng edukasyon', 'Antas ng edukasyon', 'Mga paaralang pinasukan'],
    skills: ['Mga kasanayan', 'Kasanayan', 'Mga kakayahan', 'Kakayahan', 'Mga kakayahan at kasanayan', 'Teknikal na kasanayan', 'Mga teknikal na kasanayan', 'Pangunahing kasanayan', 'Mga pangunahing kasanayan', 'Kasanayan sa kompyuter', 'Mga natatanging kakayahan'],
    languages: ['Mga wika', 'Wika', 'Kasanayan sa wika', 'Mga wikang alam'],
    certifications: ['Mga sertipiko', 'Mga sertipikasyon', 'Sertipikasyon', 'Mga pagsasanay', 'Mga pagsasanay at seminar', 'Mga seminar na dinaluhan', 'Mga kurso', 'Mga lisensya'],
    projects: ['Mga proyekto', 'Proyekto', 'Mga personal na proyekto', 'Mga piling proyekto'],
    awards: ['Mga parangal', 'Parangal', 'Mga parangal at pagkilala', 'Mga karangalan', 'Mga gantimpala', 'Mga nakamit'],
    publications: ['Mga publikasyon', 'Publikasyon', 'Mga lathalain', 'Mga nailathala', 'Mga pananaliksik'],
    volunteering: ['Pagboboluntaryo', 'Boluntaryong gawain', 'Gawaing boluntaryo', 'Paglilingkod sa komunidad', 'Mga gawaing pangkomunidad', 'Mga ekstrakurikular na gawain'],
    interests: ['Mga interes', 'Mga hilig', 'Mga libangan', 'Libangan', 'Mga interes at libangan', 'Mga hilig at libangan'],
    references: ['Mga sanggunian', 'Sanggunian', 'Mga taong sanggunian', 'Mga reperensiya', 'Mga reperensya'],
  },
  present: ['kasalukuyan', 'hanggang kasalukuyan', 'sa kasalukuyan', 'hanggang sa kasalukuyan', 'ngayon', 'hanggang ngayon', 'patuloy'],
  degrees: {
    secondary: ['hayskul', 'mataas na paaralan', 'senior high school', 'sekundarya', 'antas sekundarya', 'diploma sa hayskul'],
    vocational: ['bokasyonal', 'kursong bokasyonal', 'teknikal-bokasyonal', 'tesda', 'nc ii', 'nc iii'],
    associate: ['asosyado', 'dalawang taong kurso', 'kursong asosyado'],
    bachelor: ['batsilyer', 'batsilyer ng agham', 'batsilyer ng sining', 'kolehiyo', 'kursong kolehiyo', 'digri sa kolehiyo', 'bs'],
    master: ['masteral', 'masterado', 'digring masteral', 'master ng agham', 'master ng sining'],
    doctorate: ['doktorado', 'doktoral', 'doktor ng pilosopiya', 'digring doktoral', 'ph.d'],
  },
  contactLabels: {
    phone: ['telepono', 'tel', 'selpon', 'cellphone', 'mobile', 'numero ng telepono', 'numero'],
    email: ['email', 'e-mail', 'email address', 'koreo'],
    address: ['tirahan', 'address', 'lungsod', 'lokasyon', 'lugar', 'kasalukuyang tirahan'],
    name: ['pangalan', 'buong pangalan', 'kumpletong pangalan'],
  },
  stopWords: ['ang', 'ng', 'mga', 'sa', 'at', 'na', 'ay', 'para', 'ako', 'ko', 'mula', 'hanggang', 'bilang', 'nang', 'may', 'upang', 'kasama', 'habang', 'dahil', 'din', 'rin', 'pati', 'aking', 'kung', 'kanilang', 'ito', 'nito', 'lahat', 'hindi', 'bawat'],
  actionVerbs: [
    'pinamunuan', 'pinangunahan', 'pinamahalaan', 'namahala', 'namuno', 'binuo', 'bumuo', 'dinisenyo', 'nagdisenyo', 'gumawa', 'ginawa', 'lumikha', 'nilikha', 'nagplano', 'nag-organisa', 'inorganisa', 'nagsanay', 'sinanay', 'nagturo', 'tinuruan', 'nagpatupad', 'ipinatupad', 'naglunsad', 'inilunsad', 'nagsuri', 'sinuri', 'pinahusay', 'pinabuti', 'binawasan', 'dinagdagan', 'pinataas', 'nakamit', 'nakipag-ugnayan', 'nakipagtulungan', 'nangasiwa', 'pinangasiwaan', 'naghanda', 'inihanda', 'sumulat', 'isinulat', 'nagtatag', 'itinatag', 'nagpatakbo', 'nagsagawa', 'isinagawa',
  ],
  report: {
    checks: {
      'compatibility.text_layer': {
        pass: 'May totoong teksto ang bawat pahina na nababasa ng mga programa.',
        problem: 'Mga pahinang walang nababasang teksto: {without} sa {pages}.',
        fix: 'I-export ang resume bilang teksto mula sa programang ginamit mo sa pagsulat, sa halip na i-scan ito o i-save bilang larawan.',
      },
      'compatibility.encoding': {
        pass: 'Nakokopya ang lahat ng titik at simbolo ayon sa nakikita.',
        problem: 'Bahagdan ng mga simbolo na hindi nababasa ng mga programa bilang titik: {percent}%.',
        fix: 'Gumamit ng mga karaniwang font, palitan ng mga salita ang mga icon, at i-export muli ang file.',
      },
      'compatibility.reading_order': {
        pass: 'Binabasa ng mga programa ang mga linya sa parehong pagkakasunod-sunod ng pagbasa ng tao.',
        problem: 'Bilang ng mga hanay (column) ng teksto: {columns}. Mali ang pagkakasunod-sunod ng pagbasa ng maraming sistema sa mga hanay.',
        fix: 'Ilagay ang nilalaman sa iisang hanay, mula itaas hanggang ibaba.',
      },
      'compatibility.letter_spacing': {
        pass: 'Walang salitang hiwa-hiwalay ang mga titik.',
        problem: 'Mga linyang hiwa-hiwalay ang mga titik kaya hindi na mabuo ang mga salita: {count}.',
        fix: 'Isulat ang mga pamagat bilang karaniwang mga salita, at gumamit ng bold o mas malaking titik para mapansin ang mga ito.',
      },
      'compatibility.tables': {
        pass: 'Hindi nakadepende ang nilalaman sa mga talahanayan o text box.',
        problem: 'Mga talahanayan o text box na may nilalaman: {count}.',
        fix: 'Ilipat ang nilalaman mula sa mga talahanayan at text box patungo sa mga karaniwang talata at listahan.',
      },
      'compatibility.header_footer': {
        pass: 'Nasa mismong katawan ng pahina ang iyong mga detalye sa pakikipag-ugnayan.',
        problem: 'Nasa header o footer lamang ng pahina ang mga detalye sa pakikipag-ugnayan, na nilalaktawan ng maraming sistema.',
        fix: 'Isulat ang iyong pangalan, email address at numero ng telepono sa katawan ng teksto, sa itaas ng unang pahina.',
      },
      'sections.name': {
        pass: 'Nakita ang iyong pangalan.',
        problem: 'Walang nakitang pangalan.',
        fix: 'Isulat ang iyong buong pangalan nang mag-isa sa unang linya.',
      },
      'sections.email': {
        pass: 'May nakitang email address.',
        problem: 'Walang nakitang email address.',
        fix: 'Magdagdag ng email address sa itaas ng resume.',
      },
      'sections.phone': {
        pass: 'May nakitang wastong numero ng telepono.',
        problem: 'Walang nakitang wastong numero ng telepono.',
        fix: 'Magdagdag ng numero ng telepono na may country code, halimbawa +63 sa simula.',
      },
      'sections.location': {
        pass: 'May nakitang lugar ng tirahan.',
        problem: 'Walang nakitang lugar ng tirahan.',
        fix: 'Idagdag ang iyong lungsod at bansa sa tabi ng mga detalye sa pakikipag-ugnayan.',
      },
      'sections.links': {
        pass: 'May nakitang link sa isang profile o portfolio.',
        problem: 'Walang nakitang link sa isang profile o portfolio.',
        fix: 'Magdagdag ng link sa isang propesyonal na profile, portfolio o website.',
      },
      'sections.experience': {
        pass: 'May nakitang seksiyon tungkol sa karanasan sa trabaho.',
        problem: 'Walang nakitang seksiyon tungkol sa karanasan sa trabaho.',
        fix: 'Magdagdag ng seksiyong may pamagat na “Karanasan sa trabaho” na naglilista ng iyong mga naging posisyon.',
      },
      'sections.education': {
        pass: 'May nakitang seksiyon tungkol sa edukasyon.',
        problem: 'Walang nakitang seksiyon tungkol sa edukasyon.',
        fix: 'Magdagdag ng seksiyong may pamagat na “Edukasyon”.',
      },
      'sections.skills': {
        pass: 'May nakitang seksiyon tungkol sa mga kasanayan.',
        problem: 'Walang nakitang seksiyon tungkol sa mga kasanayan.',
        fix: 'Magdagdag ng seksiyong may pamagat na “Mga kasanayan” na isa-isang bumabanggit sa iyong mga kasanayan.',
      },
      'sections.summary': {
        pass: 'May nakitang buod.',
        problem: 'Walang nakitang buod.',
        fix: 'Magsimula sa isang buod na may dalawa hanggang apat na linya.',
      },
      'structure.headings': {
        pass: 'Karaniwan ang mga pamagat ng seksiyon.',
        problem: 'Bahagdan ng mga pamagat ng seksiyon na karaniwan: {percent}%.',
        fix: 'Gumamit ng mga karaniwang pamagat gaya ng “Karanasan sa trabaho”, “Edukasyon” at “Mga kasanayan”.',
      },
      'structure.dates': {
        pass: 'May petsa ang bawat posisyon.',
        problem: 'Mga posisyong may petsa: {dated} sa {total}.',
        fix: 'Lagyan ang bawat posisyon ng simula at katapusan, na may buwan at taon.',
      },
      'structure.date_order': {
        pass: 'Nakalista ang mga posisyon mula sa pinakabago hanggang sa pinakaluma.',
        problem: 'Mga posisyong wala sa tamang pagkakasunod-sunod: {count}.',
        fix: 'Unahin ang pinakabagong posisyon at ihuli ang pinakaluma.',
      },
      'structure.length': {
        pass: 'Tama ang haba.',
        problem: 'Haba ng resume: bilang ng pahina {pages}, bilang ng salita {words}.',
        fix: 'Ang tamang haba ay isa hanggang dalawang pahina at 250 hanggang 1,200 salita.',
      },
      'structure.font_size': {
        pass: 'Madaling basahin ang laki ng teksto.',
        problem: 'Laki ng font ng karamihan sa teksto (sa point): {size}.',
        fix: 'Gawing 10 hanggang 12 point ang laki ng pangunahing teksto.',
      },
      'structure.font_families': {
        pass: 'Kaunti lamang ang uri ng font sa resume.',
        problem: 'Bilang ng mga uri ng font na ginamit: {count}.',
        fix: 'Gumamit ng hindi hihigit sa tatlong uri ng font.',
      },
      'structure.margins': {
        pass: 'Balanse ang mga palugit (margin) ng pahina.',
        problem: 'Lapad ng pinakamakitid o pinakamaluwang na palugit: {centimetres} cm.',
        fix: 'Itakda ang lahat ng palugit (margin) sa pagitan ng 1.2 at 3.8 cm.',
      },
      'structure.bullets': {
        pass: 'Inilarawan ang iyong trabaho gamit ang mga bullet point.',
        problem: 'Bahagdan ng mga linya ng karanasan sa trabaho na nakasulat bilang bullet point: {percent}%.',
        fix: 'Ilarawan sa maiikling bullet point ang ginawa mo sa bawat posisyon.',
      },
      'keywords.action_verbs': {
        pass: 'Nagsisimula sa pandiwa ang karamihan sa mga bullet point.',
        problem: 'Bahagdan ng mga bullet point na nagsisimula sa pandiwa: {percent}%.',
        fix: 'Simulan ang bawat bullet point sa pandiwang nagsasabi ng iyong ginawa, gaya ng “pinamunuan” o “binuo”.',
      },
      'keywords.quantified': {
        pass: 'Maraming bullet point ang nagpapakita ng resulta sa mga numero.',
        problem: 'Bahagdan ng mga bullet point na may numero: {percent}%.',
        fix: 'Lagyan ng mga numero ang iyong mga resulta: halaga, porsiyento, laki ng pangkat o natipid na oras.',
      },
      'keywords.bullet_length': {
        pass: 'Tama ang haba ng mga bullet point.',
        problem: 'Bahagdan ng mga bullet point na tama ang haba: {percent}%.',
        fix: 'Panatilihing isa o dalawang linya ang bawat bullet point: hindi iilang salita lamang at hindi rin isang buong talata.',
      },
      'keywords.density': {
        pass: 'Walang salitang masyadong madalas ulitin.',
        problem: 'Bahagdan ng salitang “{term}” sa teksto: {percent}%.',
        fix: 'Palitan ang ilan sa mga pag-uulit ng ibang salita o ng mga halimbawa.',
      },
      'keywords.placeholders': {
        pass: 'Walang natirang teksto ng template.',
        problem: 'Mga lugar na may natirang teksto ng template: {count}.',
        fix: 'Palitan ng sarili mong teksto ang teksto ng template o burahin ito.',
      },
    },
    notApplicable: 'Walang masusuri rito sa resume na ito.',
    disclaimer:
      'Ang iskor na ito ay pagtataya kung gaano kahusay mababasa ng mga programa ang resume na ito. Hindi ito ang iskor ng alinmang partikular na sistema ng pangangasiwa ng mga aplikante.',
  },
};
