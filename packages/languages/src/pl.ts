import type { Locale } from './locale.ts';

export const pl: Locale = {
  code: 'pl',
  script: 'Latn',
  direction: 'ltr',
  headings: {
    contact: ['Kontakt', 'Dane kontaktowe', 'Dane osobowe', 'Informacje kontaktowe', 'Informacje osobiste', 'Dane personalne'],
    summary: ['Podsumowanie zawodowe', 'Podsumowanie', 'Profil zawodowy', 'Profil', 'O mnie', 'Cel zawodowy', 'Sylwetka zawodowa', 'Kilka słów o mnie'],
    experience: ['Doświadczenie zawodowe', 'Doświadczenie', 'Przebieg kariery zawodowej', 'Przebieg pracy zawodowej', 'Historia zatrudnienia', 'Zatrudnienie', 'Kariera zawodowa', 'Praca zawodowa', 'Praktyki zawodowe', 'Praktyki i staże', 'Staże i praktyki'],
    education: ['Wykształcenie', 'Edukacja', 'Wykształcenie i kwalifikacje', 'Wykształcenie i szkolenia', 'Przebieg edukacji', 'Studia', 'Kwalifikacje'],
    skills: ['Umiejętności', 'Kluczowe umiejętności', 'Umiejętności zawodowe', 'Umiejętności techniczne', 'Umiejętności i kompetencje', 'Kompetencje', 'Kluczowe kompetencje', 'Kompetencje miękkie', 'Umiejętności miękkie', 'Umiejętności komputerowe', 'Umiejętności cyfrowe', 'Technologie', 'Mocne strony'],
    languages: ['Języki', 'Języki obce', 'Znajomość języków', 'Znajomość języków obcych', 'Umiejętności językowe'],
    certifications: ['Certyfikaty', 'Kursy', 'Kursy i szkolenia', 'Szkolenia', 'Szkolenia i certyfikaty', 'Kursy i certyfikaty', 'Kursy, szkolenia, certyfikaty', 'Uprawnienia', 'Licencje'],
    projects: ['Projekty', 'Wybrane projekty', 'Projekty własne', 'Zrealizowane projekty', 'Portfolio'],
    awards: ['Nagrody', 'Nagrody i wyróżnienia', 'Wyróżnienia', 'Osiągnięcia', 'Sukcesy zawodowe', 'Stypendia'],
    publications: ['Publikacje', 'Publikacje naukowe', 'Wybrane publikacje', 'Patenty', 'Wystąpienia'],
    volunteering: ['Wolontariat', 'Działalność społeczna', 'Działalność dodatkowa', 'Aktywność społeczna', 'Działalność studencka'],
    interests: ['Zainteresowania', 'Hobby', 'Zainteresowania i hobby', 'Pasje', 'Pasje i zainteresowania'],
    references: ['Referencje', 'Rekomendacje', 'Osoby polecające'],
  },
  present: ['obecnie', 'do teraz', 'teraz', 'do chwili obecnej', 'nadal', 'dziś', 'do dziś', 'aktualnie', 'w trakcie'],
  degrees: {
    secondary: ['liceum', 'liceum ogólnokształcące', 'matura', 'wykształcenie średnie', 'szkoła średnia'],
    vocational: ['technikum', 'technik', 'szkoła zawodowa', 'wykształcenie zawodowe', 'szkoła branżowa', 'zasadnicza szkoła zawodowa'],
    associate: ['szkoła policealna', 'studium policealne', 'wykształcenie policealne', 'kolegium', 'dyplomowany specjalista'],
    bachelor: ['licencjat', 'licencjackie', 'studia licencjackie', 'lic', 'inżynier', 'inżynierskie', 'inż', 'studia pierwszego stopnia'],
    master: ['magister', 'magisterskie', 'studia magisterskie', 'mgr', 'mgr inż', 'magister inżynier', 'studia drugiego stopnia', 'jednolite studia magisterskie'],
    doctorate: ['doktor', 'doktorat', 'studia doktoranckie', 'doktor nauk', 'doktor habilitowany', 'szkoła doktorska'],
  },
  contactLabels: {
    phone: ['telefon', 'tel', 'telefon komórkowy', 'tel. kom', 'numer telefonu', 'nr tel', 'kom'],
    email: ['e-mail', 'email', 'adres e-mail', 'mail', 'poczta elektroniczna'],
    address: ['adres', 'adres zamieszkania', 'miejsce zamieszkania', 'miasto', 'miejscowość', 'lokalizacja'],
    name: ['imię i nazwisko', 'imię', 'nazwisko', 'imiona i nazwisko'],
  },
  stopWords: ['i', 'w', 'z', 'oraz', 'na', 'do', 'od', 'dla', 'przez', 'przy', 'się', 'jest', 'był', 'była', 'jako', 'lub', 'po', 'że', 'nie', 'ze', 'we', 'które', 'który', 'która', 'także', 'między', 'według', 'podczas', 'są', 'ich'],
  actionVerbs: [
    'zarządzanie', 'prowadzenie', 'tworzenie', 'opracowanie', 'opracowywanie', 'wdrażanie', 'wdrożenie', 'koordynacja', 'koordynowanie', 'organizacja', 'nadzór', 'nadzorowanie', 'projektowanie', 'przygotowywanie', 'planowanie', 'analiza', 'optymalizacja', 'realizacja', 'współpraca', 'budowanie', 'rozwój', 'szkolenie', 'obsługa', 'utrzymanie',
    'zarządzałem', 'zarządzałam', 'prowadziłem', 'prowadziłam', 'stworzyłem', 'stworzyłam', 'opracowałem', 'opracowałam', 'wdrożyłem', 'wdrożyłam', 'zaprojektowałem', 'zaprojektowałam', 'koordynowałem', 'koordynowałam', 'zwiększyłem', 'zwiększyłam', 'zoptymalizowałem', 'zoptymalizowałam', 'kierowałem', 'kierowałam',
  ],
  report: {
    checks: {
      'compatibility.text_layer': {
        pass: 'Każda strona zawiera prawdziwy tekst, który programy potrafią odczytać.',
        problem: 'Strony bez czytelnego tekstu: {without} z {pages}.',
        fix: 'Zamiast skanować CV lub zapisywać je jako obraz, wyeksportuj je jako tekst z programu, w którym powstało.',
      },
      'compatibility.encoding': {
        pass: 'Wszystkie znaki można skopiować tak, jak są wyświetlane.',
        problem: 'Odsetek znaków, których programy nie potrafią odczytać jako liter: {percent}%.',
        fix: 'Użyj standardowych czcionek, zastąp ikony słowami i wyeksportuj plik ponownie.',
      },
      'compatibility.reading_order': {
        pass: 'Programy odczytują wiersze w tej samej kolejności co człowiek.',
        problem: 'Liczba kolumn, w których umieszczono tekst: {columns}. Wiele systemów odczytuje kolumny w złej kolejności.',
        fix: 'Ułóż treść w jednej kolumnie, od góry do dołu.',
      },
      'compatibility.letter_spacing': {
        pass: 'Żadne słowo nie jest zapisane z odstępami między literami.',
        problem: 'Wiersze z odstępami między literami, w których słowa się rozpadają: {count}.',
        fix: 'Zapisuj nagłówki jak zwykłe słowa i wyróżniaj je pogrubieniem lub większą czcionką.',
      },
      'compatibility.tables': {
        pass: 'Treść nie jest uzależniona od tabel ani pól tekstowych.',
        problem: 'Tabele lub pola tekstowe zawierające treść: {count}.',
        fix: 'Przenieś treść z tabel i pól tekstowych do zwykłych akapitów i list.',
      },
      'compatibility.header_footer': {
        pass: 'Twoje dane kontaktowe znajdują się w głównej części strony.',
        problem: 'Dane kontaktowe znajdują się tylko w nagłówku lub stopce strony, które wiele systemów pomija.',
        fix: 'Wpisz imię i nazwisko, adres e-mail oraz numer telefonu w głównej części, u góry pierwszej strony.',
      },
      'sections.name': {
        pass: 'Znaleziono imię i nazwisko.',
        problem: 'Nie znaleziono imienia i nazwiska.',
        fix: 'Wpisz imię i nazwisko w pierwszym wierszu, bez innych informacji.',
      },
      'sections.email': {
        pass: 'Znaleziono adres e-mail.',
        problem: 'Nie znaleziono adresu e-mail.',
        fix: 'Dodaj adres e-mail na początku CV.',
      },
      'sections.phone': {
        pass: 'Znaleziono prawidłowy numer telefonu.',
        problem: 'Nie znaleziono prawidłowego numeru telefonu.',
        fix: 'Dodaj numer telefonu z numerem kierunkowym kraju, na przykład +48 na początku.',
      },
      'sections.location': {
        pass: 'Znaleziono miejsce zamieszkania.',
        problem: 'Nie znaleziono miejsca zamieszkania.',
        fix: 'Dodaj miasto i kraj obok danych kontaktowych.',
      },
      'sections.links': {
        pass: 'Znaleziono link do profilu lub portfolio.',
        problem: 'Nie znaleziono linku do profilu ani portfolio.',
        fix: 'Dodaj link do profilu zawodowego, portfolio lub strony internetowej.',
      },
      'sections.experience': {
        pass: 'Znaleziono sekcję o doświadczeniu zawodowym.',
        problem: 'Nie znaleziono sekcji o doświadczeniu zawodowym.',
        fix: 'Dodaj sekcję z nagłówkiem „Doświadczenie zawodowe” i wymień w niej zajmowane stanowiska.',
      },
      'sections.education': {
        pass: 'Znaleziono sekcję o wykształceniu.',
        problem: 'Nie znaleziono sekcji o wykształceniu.',
        fix: 'Dodaj sekcję z nagłówkiem „Wykształcenie”.',
      },
      'sections.skills': {
        pass: 'Znaleziono sekcję o umiejętnościach.',
        problem: 'Nie znaleziono sekcji o umiejętnościach.',
        fix: 'Dodaj sekcję z nagłówkiem „Umiejętności” i wymień w niej swoje umiejętności jedna po drugiej.',
      },
      'sections.summary': {
        pass: 'Znaleziono podsumowanie.',
        problem: 'Nie znaleziono podsumowania.',
        fix: 'Zacznij od podsumowania o długości od dwóch do czterech wierszy.',
      },
      'structure.headings': {
        pass: 'Nagłówki sekcji są standardowe.',
        problem: 'Odsetek standardowych nagłówków sekcji: {percent}%.',
        fix: 'Używaj standardowych nagłówków, takich jak „Doświadczenie zawodowe”, „Wykształcenie” i „Umiejętności”.',
      },
      'structure.dates': {
        pass: 'Przy każdym stanowisku podano daty.',
        problem: 'Stanowiska z podanymi datami: {dated} z {total}.',
        fix: 'Przy każdym stanowisku podaj początek i koniec, z miesiącem i rokiem.',
      },
      'structure.date_order': {
        pass: 'Stanowiska są ułożone od najnowszego do najstarszego.',
        problem: 'Stanowiska podane w niewłaściwej kolejności: {count}.',
        fix: 'Podaj najnowsze stanowisko jako pierwsze, a najstarsze jako ostatnie.',
      },
      'structure.length': {
        pass: 'Długość jest odpowiednia.',
        problem: 'Długość CV: liczba stron {pages}, liczba słów {words}.',
        fix: 'Odpowiednia długość to jedna lub dwie strony i od 250 do 1200 słów.',
      },
      'structure.font_size': {
        pass: 'Wielkość tekstu ułatwia czytanie.',
        problem: 'Rozmiar czcionki większości tekstu (w punktach): {size}.',
        fix: 'Ustaw rozmiar głównego tekstu na 10–12 punktów.',
      },
      'structure.font_families': {
        pass: 'W CV użyto niewielu krojów pisma.',
        problem: 'Liczba użytych krojów pisma: {count}.',
        fix: 'Użyj najwyżej trzech krojów pisma.',
      },
      'structure.margins': {
        pass: 'Marginesy są wyważone.',
        problem: 'Szerokość najwęższego lub najszerszego marginesu: {centimetres} cm.',
        fix: 'Ustaw wszystkie marginesy w zakresie od 1,2 do 3,8 cm.',
      },
      'structure.bullets': {
        pass: 'Twoja praca jest opisana w punktach.',
        problem: 'Odsetek wierszy doświadczenia zawodowego zapisanych w punktach: {percent}%.',
        fix: 'Opisz w krótkich punktach zadania i osiągnięcia na każdym stanowisku.',
      },
      'keywords.action_verbs': {
        pass: 'Większość punktów zaczyna się od słowa oznaczającego działanie.',
        problem: 'Odsetek punktów, które zaczynają się od słowa oznaczającego działanie: {percent}%.',
        fix: 'Zaczynaj każdy punkt od słowa, które mówi o działaniu, na przykład „zarządzanie” lub „opracowanie”.',
      },
      'keywords.quantified': {
        pass: 'Wiele punktów pokazuje wyniki w liczbach.',
        problem: 'Odsetek punktów zawierających liczbę: {percent}%.',
        fix: 'Dodaj do wyników liczby: kwoty, procenty, wielkość zespołu lub zaoszczędzony czas.',
      },
      'keywords.bullet_length': {
        pass: 'Punkty mają odpowiednią długość.',
        problem: 'Odsetek punktów o odpowiedniej długości: {percent}%.',
        fix: 'Każdy punkt powinien mieć jeden lub dwa wiersze: ani kilka słów, ani cały akapit.',
      },
      'keywords.density': {
        pass: 'Żadne słowo nie powtarza się zbyt często.',
        problem: 'Udział słowa „{term}” w tekście: {percent}%.',
        fix: 'Zastąp część powtórzeń innymi słowami lub przykładami.',
      },
      'keywords.placeholders': {
        pass: 'Nie pozostał żaden tekst z szablonu.',
        problem: 'Miejsca, w których pozostał tekst z szablonu: {count}.',
        fix: 'Zastąp tekst z szablonu własnym albo go usuń.',
      },
    },
    notApplicable: 'W tym CV nie ma nic, co można by tu ocenić.',
    disclaimer:
      'Ten wynik to szacunkowa ocena tego, jak dobrze programy potrafią odczytać to CV. Nie jest to wynik żadnego konkretnego systemu rekrutacyjnego.',
  },
};
