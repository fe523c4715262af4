import { createRoot } from "react-dom/client";
import { BrowserRouter, Link, Route, Routes } from "react-router-dom";

const Page = () => (
  <main>
    <h1>Gym</h1>
    <p>A page with only react-dom and the router.</p>
    <Link to="/feed">Feed</Link>
  </main>
);

const root = document.querySelector("#root");
if (!root) throw new Error("The document has no root");
createRoot(root).render(
  <BrowserRouter>
    <Routes>
      <Route path="*" element={<Page />} />
    </Routes>
  </BrowserRouter>,
);
