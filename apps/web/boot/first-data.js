// Runs in the page before the app's code is there: preloads the code of the screen, and requests the learner's first data,
// which the transport of `@sirah-trails/api-client` takes over (`FirstData`). It must stay static, since the page allows it by
// its hash.
(() => {
  const storageKey = 'access_token';
  const guestKeys = ['signin_as_guess', 'signin_as_guest'];
  const home = '/';
  const signIn = '/auth/signin';
  const onboarding = '/onboarding';
  const onboardingKey = 'complete_onboarding';
  const lockName = 'sirah-trails-refresh';
  const accessLifeMs = 15 * 60 * 1000;
  const endless = 5;
  // Who sees a screen without a session; 0 is nobody.
  const guestsToo = 1;
  const everybody = 2;
  // By the pattern of a path: addresses, files of code, visitors without a session, and values that the query must have, an empty
  // one for none. The build writes what the routes declare.
  const firstLoads = [/* first loads */];

  const configuration = parse(document.getElementById('configuration')?.textContent);
  const difficulties = parse(document.getElementById('difficulties')?.textContent)?.data ?? [];
  if (configuration?.product) document.title = configuration.product;
  const base = configuration?.api_base ?? location.origin;
  const record = stored();
  const screen = screenAt(location.pathname, location.search);
  const guest = isGuest();
  const isTurnedAway = !record && screen && screen.visitors < (guest ? guestsToo : everybody);
  const entrance = guest ? home : kept(onboardingKey) ? signIn : onboarding;
  preload((isTurnedAway ? screenAt(entrance, '') : screen)?.files ?? []);

  // A book that is read at night opens on a dark ground, until its screen has the colours itself.
  const isBook = /^\/discovery\/book\/(?!finish\/?$)./i.test(location.pathname);
  if (record && isBook && parse(kept('preferences'))?.pageColours === 'dark')
    document.documentElement.dataset.night = '';

  const expired = record && Date.now() - Date.parse(record.timestamp) >= accessLifeMs;
  // Without a network there is nothing to ask: the app shows what the device keeps.
  const isOnline = navigator.onLine !== false;
  const refresh = expired && isOnline ? quiet(alone(renew)) : null;
  const asked = record && isOnline ? addressesAt(location.pathname, location.search) : [];
  const responses = new Map(asked.map((address) => [address, quiet(ask(address))]));
  window.sirahFirstData = { refresh, responses, addressesAt };

  function screenAt(path, search) {
    const asked = new URLSearchParams(search);
    for (const [pattern, templates, files, visitors, values = {}] of firstLoads) {
      const parameters = path.match(pattern);
      const matches = Object.entries(values).every(([name, value]) => (asked.get(name) ?? '') === value);
      if (parameters && matches) return { templates, files, visitors, parameters: parameters.groups };
    }
    return null;
  }

  function preload(files) {
    for (const href of files) {
      document.head.append(
        Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' }),
      );
    }
  }

  function addressesAt(path, search) {
    const query = new URLSearchParams(search);
    const { templates = [], parameters } = screenAt(path, search) ?? {};
    return templates
      .filter(isOffered)
      .flatMap(forEach)
      .map((template) => filled(template, parameters, query))
      .filter(Boolean);
  }

  // An addition to the specified API is offered by its name in the configuration, which is a part of its path.
  function isOffered(template) {
    const offered = configuration?.capabilities ?? [];
    return !template.startsWith('/api/x/') || template.split(/[/?]/).some((part) => offered.includes(part));
  }

  function forEach(template) {
    if (!template.includes('{=each}')) return [template];
    return playable().map(({ id }) => template.replace('{=each}', encodeURIComponent(id)));
  }

  // Null where the address of the page lacks a value.
  function filled(template, parameters, query) {
    let complete = true;
    const address = template.replace(/\{([?=]?)(\w+)\}/g, (_, kind, name) => {
      const value =
        kind === '='
          ? difficulty(name === 'last' ? lastChosen() : query.get(name))?.id
          : kind
            ? query.get(name)
            : decodeURIComponent(parameters[name]);
      complete &&= Boolean(value);
      return encodeURIComponent(value);
    });
    return complete && address;
  }

  // As `resolveDifficulty` of `@sirah-trails/api-client`; a test compares them.
  function difficulty(wanted) {
    const rows = playable();
    const text = (wanted ?? '').trim();
    return (
      rows.find(({ id }) => id === text) ??
      rows.find((row) => row.difficulty_label.toLowerCase() === text.toLowerCase()) ??
      rows.find((row) => `${row.difficulty}` === text) ??
      rows.find((row) => row.difficulty === 1) ??
      rows[0]
    );
  }

  function playable() {
    return difficulties
      .filter((row) => row.difficulty !== endless)
      .sort((one, other) => one.difficulty - other.difficulty);
  }

  // The app asks later, too: another learner may have signed in by then.
  function lastChosen() {
    const { id, email } = stored()?.user ?? {};
    return kept(`learner:${id || email || 'me'}:last_difficulty`);
  }

  async function ask(address) {
    const token = refresh ? await refresh : record.token;
    return token && fetch(base + address, { headers: bearer(token) });
  }

  async function renew() {
    const current = stored();
    // Another tab was first.
    if (current?.token !== record.token) return current?.token ?? null;
    const response = await fetch(base + '/api/auth/v1/refresh', {
      method: 'POST',
      headers: bearer(record.token),
    });
    if ([401, 403, 422].includes(response.status)) return null;
    const { access_token: token } = await response.json();
    if (!response.ok || !token) throw new Error('No token');
    const renewed = { ...record, token, timestamp: new Date().toISOString() };
    localStorage.setItem(storageKey, JSON.stringify(renewed));
    return token;
  }

  function alone(act) {
    return navigator.locks ? navigator.locks.request(lockName, act) : act();
  }

  function bearer(token) {
    return { Authorization: `Bearer ${token}` };
  }

  function stored() {
    const value = parse(kept(storageKey));
    return value?.token && value.timestamp ? value : null;
  }

  function isGuest() {
    return guestKeys.some((key) => kept(key) === 'true');
  }

  function kept(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function parse(text) {
    try {
      return JSON.parse(text ?? 'null');
    } catch {
      return null;
    }
  }

  // The transport handles the failure when it takes the promise over.
  function quiet(promise) {
    promise.catch(() => {});
    return promise;
  }
})();
