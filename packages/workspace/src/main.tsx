import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { WinnowError } from '@winnow/client';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.tsx';
import './style.css';
import { directionOf, loadTexts, preferredLanguage } from './texts/load-texts.ts';
import { TextsProvider } from './texts/use-texts.tsx';

const retries = 2;

const client = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 30_000,
      // What was rejected is rejected again, and the client has retried broken connections.
      retry: (failures, error) => failures < retries && error instanceof WinnowError && (error.status ?? 0) >= 500,
    },
  },
});

const { language, wanted } = preferredLanguage();
const texts = await loadTexts(language);
document.documentElement.lang = language;
document.documentElement.dir = directionOf(language);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no root.');
createRoot(root).render(
  <StrictMode>
    <QueryClientProvider client={client}>
      <TextsProvider texts={texts} language={language}>
        <App isTranslated={language === wanted} />
      </TextsProvider>
    </QueryClientProvider>
  </StrictMode>,
);
