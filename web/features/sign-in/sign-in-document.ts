/** What sign-in sends, as text: its page loads nothing that prints a parsed one. */
export const signInDocument =
  'mutation SignIn($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }';
