import { PAGE_LANGUAGES, type PageLanguage } from '@carta/contract';
import { Languages } from 'lucide-react';
import { useWords } from './words.ts';
import styles from './language-switch.module.css';

const NAMES: Readonly<Record<PageLanguage, string>> = { es: 'Español', en: 'English', pt: 'Português' };

/** Links to the page in each of its languages; what the restaurant typed stays as it is. Folded, they open below an icon. */
export function LanguageSwitch({ isFolded = false }: { isFolded?: boolean }) {
  const { lang, languages } = useWords();
  const links = PAGE_LANGUAGES.map((language) => (
    <a
      key={language}
      href={`?lang=${language}`}
      lang={language}
      hrefLang={language}
      aria-current={lang.startsWith(language) || undefined}
    >
      {NAMES[language]}
    </a>
  ));
  return (
    <nav className={styles.languages} aria-label={languages}>
      {isFolded ? (
        <details>
          <summary aria-label={languages}>
            <Languages size={22} strokeWidth={1.75} aria-hidden="true" />
          </summary>
          <div>{links}</div>
        </details>
      ) : (
        links
      )}
    </nav>
  );
}
