import { links } from '@sirah-trails/api-client/links';
import { createContext, useState } from 'react';
import { useNavigate } from 'react-router';

/** Opens 'Sign in To Access' from a place that is no route. The shell provides it. */
export const SignInPromptContext = createContext<() => void>(() => undefined);

/** The state of the prompt: shown for a gated route, or because a place opened it. */
export function useSignInPrompt(routeIsGated: boolean) {
  const [asked, setAsked] = useState(false);
  const navigate = useNavigate();
  return {
    isOpen: routeIsGated || asked,
    open: () => setAsked(true),
    close: () => {
      setAsked(false);
      if (routeIsGated) void navigate(links.home(), { replace: true });
    },
  };
}
