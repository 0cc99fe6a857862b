const split = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u).filter((word) => word !== ''));

/** "And" and "or" of the larger languages, as they stand between two skills. */
export const conjunctions =
  'and|or|und|oder|bzw|sowie|et|ou|y|e|o|u|en|of|og|och|eller|i|oraz|lub|a|nebo|и|или|та|або|ve|veya|dan|atau|và|hoặc|と|や|か|または|及び|および|和|或|及|与|或者|및|또는|و|أو|یا|ו|או|और|या|และ|หรือ';

/** Small words behind a conjunction: "Excel et de Sage". */
export const smallWords = 'de|d|di|mit|with|in|avec|con|von';

/** Words after which a name that is also a common word is the name: "experience with Go". Folded. */
export const introductions = split(
  'in with use using via mit avec con com met med z ze w s em на с в usando avec especially particularly insbesondere notamment especialmente unter sous bij på i ile 使用 利用 熟悉 精通',
);

/** Small words that introduce a name behind a word of knowing: "maîtrise d'Excel". Folded. */
export const genitives = split('of de d di do del der von z');

/** Words of knowing. Folded. */
export const knowing = split(`
  knowledge use command mastery proficiency experience understanding maitrise connaissance connaissances pratique utilisation
  conocimiento conocimientos dominio manejo uso conhecimento conhecimentos conoscenza conoscenze padronanza utilizzo kenntnis kenntnisse
  kennis beheersing gebruik znajomosc obsluga
`);

/** Words beside which a name that is also a common word is the name: "Go developer", "développeur Go". Folded. */
export const companions = split(`
  developer developers development engineer engineers engineering programmer programmers programming coder coding framework
  language skills knowledge experience expertise proficiency code codebase sdk api apis certification certified
  entwickler entwicklerin entwicklung programmierer programmierung kenntnisse kenntnissen erfahrung erfahrungen grundkenntnisse
  developpeur developpeuse developpement programmation connaissances desarrollador desarrolladora desarrollo programador
  programadora programacion conocimientos desenvolvedor desenvolvedora desenvolvimento programacao conhecimentos
  sviluppatore sviluppatrice sviluppo programmazione conoscenza ontwikkelaar ontwikkeling kennis
  programista programistka znajomosc разработчик программист знание опыт utvecklare utvikler udvikler
`);
