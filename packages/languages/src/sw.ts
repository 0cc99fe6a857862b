import type { Locale } from './locale.ts';

export const sw: Locale = {
  code: 'sw',
  script: 'Latn',
  direction: 'ltr',
  headings: {
    contact: ['Mawasiliano', 'Taarifa za mawasiliano', 'Maelezo ya mawasiliano', 'Taarifa binafsi', 'Maelezo binafsi', 'Taarifa za kibinafsi', 'Maelezo ya kibinafsi'],
    summary: ['Muhtasari', 'Muhtasari wa kitaaluma', 'Muhtasari binafsi', 'Wasifu', 'Wasifu binafsi', 'Wasifu wa kitaaluma', 'Kuhusu mimi', 'Lengo', 'Lengo la kazi', 'Malengo ya kazi', 'Dhamira'],
    experience: ['Uzoefu wa kazi', 'Uzoefu', 'Uzoefu kazini', 'Uzoefu wa kikazi', 'Uzoefu wa kitaaluma', 'Historia ya kazi', 'Historia ya ajira', 'Ajira', 'Kazi nilizofanya', 'Mafunzo kwa vitendo'],
    education: ['Elimu', 'Elimu na mafunzo', 'Historia ya elimu', 'Kiwango cha elimu', 'Sifa za kielimu', 'Sifa za elimu', 'Masomo'],
    skills: ['Ujuzi', 'Stadi', 'Ujuzi na stadi', 'Ujuzi na uwezo', 'Ujuzi wa kiufundi', 'Ujuzi wa kitaaluma', 'Ujuzi binafsi', 'Ujuzi wa kompyuta', 'Stadi za kompyuta', 'Umahiri', 'Teknolojia'],
    languages: ['Lugha', 'Ujuzi wa lugha', 'Umahiri wa lugha', 'Lugha ninazozungumza'],
    certifications: ['Vyeti', 'Vyeti vya kitaaluma', 'Kozi', 'Kozi na vyeti', 'Mafunzo', 'Mafunzo na semina', 'Mafunzo na vyeti', 'Leseni'],
    projects: ['Miradi', 'Miradi binafsi', 'Miradi muhimu', 'Miradi niliyofanya'],
    awards: ['Tuzo', 'Tuzo na heshima', 'Tuzo na mafanikio', 'Mafanikio', 'Ufadhili wa masomo'],
    publications: ['Machapisho', 'Machapisho ya kitaaluma', 'Makala', 'Tafiti'],
    volunteering: ['Kujitolea', 'Kazi za kujitolea', 'Huduma kwa jamii', 'Shughuli za kijamii', 'Shughuli za ziada'],
    interests: ['Mapendeleo', 'Mambo ninayopenda', 'Ninachopenda', 'Burudani', 'Shughuli ninazopenda'],
    references: ['Wadhamini', 'Marejeo', 'Marejeleo', 'Warejeleo', 'Watu wa marejeo', 'Mapendekezo'],
  },
  present: ['sasa', 'hadi sasa', 'mpaka sasa', 'hadi leo', 'leo', 'kwa sasa', 'sasa hivi', 'inaendelea'],
  degrees: {
    secondary: ['kidato cha nne', 'kidato cha sita', 'elimu ya sekondari', 'shule ya sekondari', 'cheti cha sekondari', 'sekondari', 'kcse'],
    vocational: ['ufundi stadi', 'mafunzo ya ufundi', 'cheti cha ufundi', 'chuo cha ufundi', 'astashahada', 'veta'],
    associate: ['stashahada', 'diploma', 'stashahada ya juu'],
    bachelor: ['shahada', 'shahada ya kwanza', 'shahada ya sayansi', 'shahada ya sanaa', 'shahada ya elimu'],
    master: ['shahada ya uzamili', 'uzamili', 'shahada ya pili', 'shahada ya umahiri'],
    doctorate: ['shahada ya uzamivu', 'uzamivu', 'shahada ya udaktari', 'udaktari wa falsafa', 'phd'],
  },
  contactLabels: {
    phone: ['simu', 'nambari ya simu', 'namba ya simu', 'simu ya mkononi', 'rununu'],
    email: ['barua pepe', 'baruapepe', 'anwani ya barua pepe', 'email', 'e-mail'],
    address: ['anwani', 'anuani', 'makazi', 'mahali', 'mji', 'jiji'],
    name: ['jina', 'jina kamili', 'majina', 'majina kamili'],
  },
  stopWords: ['ya', 'wa', 'na', 'kwa', 'la', 'za', 'cha', 'vya', 'katika', 'ni', 'kama', 'kwenye', 'pia', 'au', 'hii', 'hiyo', 'yangu', 'wangu', 'ili', 'kuwa', 'hadi', 'pamoja', 'kutoka', 'ambayo', 'ambao', 'baada', 'kabla', 'zaidi', 'nchini', 'mbalimbali'],
  actionVerbs: [
    'niliongoza', 'nilisimamia', 'nilibuni', 'nilitengeneza', 'niliandaa', 'nilianzisha', 'niliratibu', 'nilipanga', 'nilifundisha', 'nilichambua', 'niliboresha', 'niliongeza', 'nilipunguza', 'nilifanikisha', 'niliunda', 'niliendesha', 'nilitekeleza', 'nilitathmini', 'nilishirikiana', 'nilijenga', 'niliandika',
    'kuongoza', 'kusimamia', 'kubuni', 'kutengeneza', 'kuandaa', 'kuanzisha', 'kuratibu', 'kupanga', 'kufundisha', 'kuchambua', 'kuboresha', 'kuongeza', 'kupunguza', 'kutekeleza', 'kuendesha', 'kutathmini', 'kuhakikisha', 'kudumisha', 'kushirikiana', 'kujenga', 'kuandika', 'usimamizi', 'uongozi',
  ],
  report: {
    checks: {
      'compatibility.text_layer': {
        pass: 'Kila ukurasa una maandishi halisi ambayo programu zinaweza kuyasoma.',
        problem: 'Kurasa zisizo na maandishi yanayosomeka: {without} kati ya {pages}.',
        fix: 'Tumia programu uliyoandikia CV kuihifadhi upya kama faili yenye maandishi, badala ya kuiskani au kuihifadhi kama picha.',
      },
      'compatibility.encoding': {
        pass: 'Herufi zote zinaweza kunakiliwa kama zinavyoonekana.',
        problem: 'Kiwango cha alama ambazo programu haziwezi kuzisoma kama herufi: {percent}%.',
        fix: 'Tumia fonti za kawaida, weka maneno badala ya aikoni, kisha hifadhi faili upya.',
      },
      'compatibility.reading_order': {
        pass: 'Programu zinasoma mistari kwa mpangilio uleule anaoufuata mtu.',
        problem: 'Idadi ya safu wima ambazo maandishi yamegawanywa: {columns}. Mifumo mingi husoma safu wima kwa mpangilio usio sahihi.',
        fix: 'Panga maelezo yote katika safu wima moja, kuanzia juu hadi chini.',
      },
      'compatibility.letter_spacing': {
        pass: 'Hakuna maneno yenye nafasi kati ya herufi zake.',
        problem: 'Mistari ambayo herufi zake zina nafasi kubwa hadi maneno yanavunjika: {count}.',
        fix: 'Andika vichwa kama maneno ya kawaida, na uvitofautishe kwa herufi nzito au kubwa zaidi.',
      },
      'compatibility.tables': {
        pass: 'Maelezo hayategemei majedwali wala visanduku vya maandishi.',
        problem: 'Majedwali au visanduku vya maandishi vyenye maelezo: {count}.',
        fix: 'Hamisha maelezo kutoka kwenye majedwali na visanduku vya maandishi hadi kwenye aya na orodha za kawaida.',
      },
      'compatibility.header_footer': {
        pass: 'Taarifa zako za mawasiliano ziko ndani ya ukurasa wenyewe.',
        problem: 'Taarifa za mawasiliano ziko tu kwenye kijajuu au kijachini cha ukurasa, sehemu ambazo mifumo mingi huziruka.',
        fix: 'Andika jina, anwani ya barua pepe na nambari ya simu ndani ya ukurasa wenyewe, sehemu ya juu ya ukurasa wa kwanza.',
      },
      'sections.name': {
        pass: 'Jina lako limepatikana.',
        problem: 'Jina halikupatikana.',
        fix: 'Andika jina lako kamili peke yake kwenye mstari wa kwanza.',
      },
      'sections.email': {
        pass: 'Anwani ya barua pepe imepatikana.',
        problem: 'Anwani ya barua pepe haikupatikana.',
        fix: 'Ongeza anwani ya barua pepe sehemu ya juu ya CV.',
      },
      'sections.phone': {
        pass: 'Nambari sahihi ya simu imepatikana.',
        problem: 'Nambari sahihi ya simu haikupatikana.',
        fix: 'Ongeza nambari ya simu yenye msimbo wa nchi, kwa mfano +255 mwanzoni.',
      },
      'sections.location': {
        pass: 'Mahali unapoishi pamepatikana.',
        problem: 'Mahali unapoishi hapakupatikana.',
        fix: 'Ongeza mji na nchi yako karibu na taarifa za mawasiliano.',
      },
      'sections.links': {
        pass: 'Kiungo cha wasifu wa kitaaluma au cha mkusanyiko wa kazi kimepatikana.',
        problem: 'Kiungo cha wasifu wa kitaaluma au cha mkusanyiko wa kazi hakikupatikana.',
        fix: 'Ongeza kiungo cha wasifu wako wa kitaaluma, cha mkusanyiko wa kazi zako au cha tovuti yako.',
      },
      'sections.experience': {
        pass: 'Sehemu ya uzoefu wa kazi imepatikana.',
        problem: 'Sehemu ya uzoefu wa kazi haikupatikana.',
        fix: 'Ongeza sehemu yenye kichwa “Uzoefu wa kazi” inayoorodhesha nafasi ulizoshika.',
      },
      'sections.education': {
        pass: 'Sehemu ya elimu imepatikana.',
        problem: 'Sehemu ya elimu haikupatikana.',
        fix: 'Ongeza sehemu yenye kichwa “Elimu”.',
      },
      'sections.skills': {
        pass: 'Sehemu ya ujuzi imepatikana.',
        problem: 'Sehemu ya ujuzi haikupatikana.',
        fix: 'Ongeza sehemu yenye kichwa “Ujuzi” inayotaja ujuzi wako mmoja mmoja.',
      },
      'sections.summary': {
        pass: 'Muhtasari umepatikana.',
        problem: 'Muhtasari haukupatikana.',
        fix: 'Anza na muhtasari wa mistari miwili hadi minne.',
      },
      'structure.headings': {
        pass: 'Vichwa vya sehemu ni vile vya kawaida.',
        problem: 'Vichwa vya sehemu ambavyo ni vya kawaida: {percent}%.',
        fix: 'Tumia vichwa vya kawaida kama vile “Uzoefu wa kazi”, “Elimu” na “Ujuzi”.',
      },
      'structure.dates': {
        pass: 'Kila nafasi ya kazi ina tarehe zake.',
        problem: 'Nafasi za kazi zenye tarehe: {dated} kati ya {total}.',
        fix: 'Kwa kila nafasi ya kazi, andika mwezi na mwaka wa kuanza na wa kumaliza.',
      },
      'structure.date_order': {
        pass: 'Nafasi za kazi zimepangwa kuanzia ya hivi karibuni hadi ya zamani zaidi.',
        problem: 'Nafasi za kazi ambazo haziko kwenye mpangilio sahihi: {count}.',
        fix: 'Anza na nafasi ya kazi ya hivi karibuni na umalizie na ya zamani zaidi.',
      },
      'structure.length': {
        pass: 'Urefu unafaa.',
        problem: 'Urefu wa CV: kurasa {pages} na maneno {words}.',
        fix: 'Urefu unaofaa ni ukurasa mmoja hadi kurasa mbili, na maneno 250 hadi 1,200.',
      },
      'structure.font_size': {
        pass: 'Ukubwa wa maandishi unasomeka kwa urahisi.',
        problem: 'Ukubwa wa fonti katika sehemu kubwa ya maandishi (kwa pointi): {size}.',
        fix: 'Weka maandishi makuu kwa ukubwa wa pointi 10 hadi 12.',
      },
      'structure.font_families': {
        pass: 'CV inatumia aina chache za fonti.',
        problem: 'Idadi ya aina za fonti zilizotumika: {count}.',
        fix: 'Tumia aina za fonti zisizozidi tatu.',
      },
      'structure.margins': {
        pass: 'Pambizo za ukurasa zina uwiano mzuri.',
        problem: 'Upana wa pambizo nyembamba zaidi au pana zaidi: sentimita {centimetres}.',
        fix: 'Weka pambizo zote kati ya sentimita 1.2 na 3.8.',
      },
      'structure.bullets': {
        pass: 'Kazi zako zimeelezwa kwa orodha ya vitone.',
        problem: 'Mistari ya uzoefu wa kazi iliyoandikwa kwa vitone: {percent}%.',
        fix: 'Eleza kwa vitone vifupi (•) ulichofanya katika kila nafasi ya kazi.',
      },
      'keywords.action_verbs': {
        pass: 'Vitone vingi vinaanza na kitenzi cha kutenda.',
        problem: 'Vitone vinavyoanza na kitenzi cha kutenda: {percent}%.',
        fix: 'Anza kila kitone na kitenzi kinachoeleza ulichofanya, kama vile “niliongoza” au “kusimamia”.',
      },
      'keywords.quantified': {
        pass: 'Vitone vingi vinaonyesha matokeo kwa takwimu.',
        problem: 'Vitone vyenye nambari: {percent}%.',
        fix: 'Ongeza takwimu kwenye matokeo yako: kiasi cha fedha, asilimia, ukubwa wa timu au muda uliookolewa.',
      },
      'keywords.bullet_length': {
        pass: 'Vitone vina urefu unaofaa.',
        problem: 'Vitone vyenye urefu unaofaa: {percent}%.',
        fix: 'Kila kitone kiwe na mstari mmoja au miwili: si maneno machache tu, wala si aya nzima.',
      },
      'keywords.density': {
        pass: 'Hakuna neno linalorudiwa kupita kiasi.',
        problem: 'Kiwango cha neno “{term}” katika maandishi: {percent}%.',
        fix: 'Badilisha baadhi ya marudio kwa maneno mengine au kwa mifano.',
      },
      'keywords.placeholders': {
        pass: 'Hakuna maandishi ya kiolezo yaliyobaki.',
        problem: 'Sehemu ambazo maandishi ya kiolezo yamebaki: {count}.',
        fix: 'Weka maandishi yako badala ya yale ya kiolezo, au uyafute.',
      },
    },
    notApplicable: 'Hakuna cha kutathmini hapa katika CV hii.',
    disclaimer:
      'Alama hii ni makadirio ya jinsi programu zinavyoweza kuisoma CV hii vizuri. Si alama ya mfumo wowote mahususi wa kushughulikia maombi ya kazi.',
  },
};
