import { PAGE_LANGUAGES, type PageLanguage } from '@carta/contract';
import { useWords } from './words.ts';
import styles from './language-switch.module.css';

const NAMES: Readonly<Record<PageLanguage, string>> = { es: 'Español', en: 'English', pt: 'Português' };

/** Links to the page in each of its languages; what the restaurant typed stays as it is. */
export function LanguageSwitch() {
  const { lang, languages } = useWords();
  return (
    <nav className={styles.languages} aria-label={languages}>
      {PAGE_LANGUAGES.map((language) => (
        <a
          key={language}
          href={`?lang=${language}`}
          lang={language}
          hrefLang={language}
          aria-current={lang.startsWith(language) || undefined}
        >
          {NAMES[language]}
        </a>
      ))}
    </nav>
  );
}
