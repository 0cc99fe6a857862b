/** A language as the classes for Europass call it, and what they print above the contact. */
type EuropassLanguage = { readonly option: string; readonly contact: string };

/** The languages of the class europasscv. */
export const europassLanguages: { readonly [language: string]: EuropassLanguage } = {
  cs: { option: 'czech', contact: 'Osobní údaje' },
  da: { option: 'danish', contact: 'Personlig information' },
  de: { option: 'german', contact: 'Angaben zur Person' },
  en: { option: 'english', contact: 'Personal information' },
  es: { option: 'spanish', contact: 'Información personal' },
  fr: { option: 'french', contact: 'Informations personnelles' },
  hu: { option: 'hungarian', contact: 'Személyi adatok' },
  it: { option: 'italian', contact: 'Informazioni personali' },
  no: { option: 'norsk', contact: 'Personlige opplysninger' },
  pl: { option: 'polish', contact: 'Dane osobowe' },
  pt: { option: 'portuguese', contact: 'Informação pessoal' },
  sk: { option: 'slovak', contact: 'Osobné údaje' },
  sl: { option: 'slovenian', contact: 'Osebni podatki' },
  sv: { option: 'swedish', contact: 'Personlig information' },
  tr: { option: 'turkish', contact: 'Kişisel Bilgiler' },
};

/** Those of the older class europecv; its words for some others do not go with LaTeX of today. */
export const europeLanguages: { readonly [language: string]: EuropassLanguage } = {
  ...Object.fromEntries(Object.entries(europassLanguages).filter(([language]) => !['hu', 'sl', 'tr'].includes(language))),
  da: { option: 'danish', contact: 'Personlige oplysninger' },
  et: { option: 'estonian', contact: 'Isikuandmed' },
  fi: { option: 'finnish', contact: 'Henkilötiedot' },
  no: { option: 'norwegian', contact: 'Personlige opplysninger' },
  sv: { option: 'swedish', contact: 'Personuppgifter' },
};
